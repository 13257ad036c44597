#pragma once
#include <errno.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>

/* SQLITE_TRANSIENT is a cast, which Swift does not import. */
static inline int wayline_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

/* Moves to the next row. After a failure, wayline_last_failure() is of this step. */
static inline int wayline_step(sqlite3_stmt *statement) {
    errno = 0;
    return sqlite3_step(statement);
}

/* The number of the system's reason why the last call failed. */
static inline int wayline_last_failure(void) {
    return errno;
}

static inline bool wayline_is_full(int failure) {
    return failure == ENOSPC || failure == EDQUOT || failure == EFBIG;
}

static inline bool wayline_is_forbidden(int failure) {
    return failure == EACCES || failure == EPERM || failure == EROFS;
}

static inline const char *wayline_text(int failure) {
    return strerror(failure);
}

/* Whether something else than a file is there, such as a pipe or a link. */
static inline bool wayline_is_no_file(const char *path) {
    struct stat found;
    return lstat(path, &found) == 0 && !S_ISREG(found.st_mode);
}
