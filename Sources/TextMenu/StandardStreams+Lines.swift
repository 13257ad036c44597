import Dispatch

extension StandardStreams {
    /// A line of the standard input, without its end; nil when there is no more, or when nobody reads
    /// the standard output any more. Others can go on while it is waited for.
    ///
    /// `question` is what stands before the line, as in ``readLine(_:question:)``.
    public static func nextLine(_ echo: Echo, question: String = "") async -> String? {
        guard Platform.isRead(Platform.standardOutput) else { return nil }
        return await withCheckedContinuation { continuation in
            reader.async { continuation.resume(returning: readLine(echo, question: question)) }
        }
    }

    private static let reader = DispatchQueue(label: "lines")
}
