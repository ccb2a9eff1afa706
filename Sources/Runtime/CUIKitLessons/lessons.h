/// The sources of all lessons, each ended by a NUL, and one more NUL after the last one.
const char *lessonSources(void);
