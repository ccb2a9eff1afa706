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

/// Describes pixels of four bytes that are to be written.
static inline void cpng_describe(png_image *image, png_uint_32 width, png_uint_32 height) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  image->format = PNG_FORMAT_RGBA;
  image->width = width;
  image->height = height;
}

/// The most bytes that the file of an image can have.
static inline size_t cpng_largest(const png_image *image) { return PNG_IMAGE_PNG_SIZE_MAX(*image); }

/// Writes a file to memory; count is the room before, and the length of the file after. Returns 0 and leaves
/// a message if there is an error.
static inline int cpng_write(png_image *image, void *bytes, size_t *count, const void *pixels) {
  return png_image_write_to_memory(image, bytes, count, 0, pixels, 0, NULL);
}

#endif
