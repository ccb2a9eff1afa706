// Seed of the target; its first real file replaces this one.
