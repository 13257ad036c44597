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

    /// The error for a link, which is not followed.
    package static let isLink = SystemError(number: ELOOP)

    /// An object where another kind is expected, such as a pipe where a file is.
    package static let isNoFile = SystemError(number: EINVAL, text: "it is not a file")
    package static let isNoFolder = SystemError(number: ENOTDIR, text: "it is not a folder")
    static let isTooLarge = SystemError(
        number: EFBIG, text: "it is larger than 16 MiB: make it smaller, or move it out of the way")

    /// True if nothing exists at the path.
    package var isOfNothing: Bool { number == ENOENT || number == ENOTDIR }
}
