import Dispatch

extension StandardStreams {
    /// A line of the standard input, without its end; nil when there is no more, or when nobody reads
    /// the standard output any more. Others can go on while it is waited for.
    public static func nextLine(_ echo: Echo) async -> String? {
        guard Platform.isRead(Platform.standardOutput) else { return nil }
        return await withCheckedContinuation { continuation in
            reader.async { continuation.resume(returning: readLine(echo)) }
        }
    }

    private static let reader = DispatchQueue(label: "lines")
}
