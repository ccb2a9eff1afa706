// What glibc lets a program set of its allocator; Swift's module of glibc leaves this header out.
#include <malloc.h>
