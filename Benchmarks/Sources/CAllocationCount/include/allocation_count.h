// How often this process has asked for memory: malloc and its kin, counted and passed on.

#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

long allocation_count(void);

#endif
