#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension SystemReason {
    /// The most bytes that are read of a file. What a user writes, or a template makes, is far below.
    static let largestFile = 16 << 20

    /// The most bytes of a source that is looked through for declarations, which takes its time.
    static let largestSource = 1 << 20

    /// The answer to a link, which is not followed.
    static let isLink = Platform.reason(ELOOP)

    /// The answer to a path that the system would read in part, or not at all.
    static let isNoPath = Platform.reason(EINVAL)
    static let isTooLong = Platform.reason(ENAMETOOLONG)

    /// A folder, a pipe or a device where a file is expected.
    static let isNoFile = SystemReason(number: EINVAL, text: "it is not a file")
    static let isTooLarge = SystemReason(
        number: EFBIG, text: "it is larger than 16 MiB: make it smaller, or move it out of the way")
    static let isTooLargeSource = SystemReason(
        number: EFBIG,
        text: "it is larger than 1 MiB, which a source beside screens must not be: split it, or "
            + "move it to another target")

    /// Returns whether nothing stands at a path.
    var isOfNothing: Bool { number == ENOENT || number == ENOTDIR }
}
