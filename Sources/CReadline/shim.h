// GNU Readline as Swift sees it: the headers, and what they offer only as macros.

#ifndef CREADLINE_SHIM_H
#define CREADLINE_SHIM_H

#include <stdio.h>

#include <readline/readline.h>
#include <readline/history.h>

#endif
