// libpng's simplified interface as Swift sees it. It returns its errors; the jumps by which libpng
// reports them inside never leave it.

#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <string.h>

#include <png.h>

/// Reads the header of a picture in memory; its pixels are to come as four bytes: red, green, blue and
/// opacity. Returns 0 and leaves a message if there is an error.
static inline int cpng_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(image, bytes, count)) return 0;
  image->format = PNG_FORMAT_RGBA;
  return 1;
}

/// Reads the pixels, row by row from the top. Returns 0 and leaves a message if there is an error.
static inline int cpng_finish(png_image *image, void *pixels) {
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

#endif
