#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension SystemError {
    /// The maximum size of a file that is read. Files of users and of templates are far smaller.
    package static let largestFile = 16 << 20

    /// The maximum size of a source that is searched for declarations, which takes time.
    package static let largestSource = 1 << 20

    /// The error for a link, which is not followed.
    package static let isLink = SystemError(number: ELOOP)

    /// The error for a path that the system would read only in part, or not at all.
    package static let isNoPath = SystemError(number: EINVAL)
    package static let isTooLong = SystemError(number: ENAMETOOLONG)

    /// An object where another kind is expected, such as a pipe where a file is.
    package static let isNoFile = SystemError(number: EINVAL, text: "it is not a file")
    package static let isNoFolder = SystemError(number: ENOTDIR, text: "it is not a folder")
    package static let isTooLarge = SystemError(
        number: EFBIG, text: "it is larger than 16 MiB: make it smaller, or move it out of the way")
    package static let isTooLargeSource = SystemError(
        number: EFBIG,
        text: "it is larger than 1 MiB, which a source beside screens must not be: split it, or "
            + "move it to another target")

    /// True if nothing exists at the path.
    package var isOfNothing: Bool { number == ENOENT || number == ENOTDIR }
}
