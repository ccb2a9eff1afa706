// TurboJPEG as Swift sees it. It returns its errors; the jumps by which libjpeg reports them inside
// never leave it.

#ifndef CTURBOJPEG_SHIM_H
#define CTURBOJPEG_SHIM_H

#include <turbojpeg.h>

#endif
