import Dispatch

extension StandardStreams {
    /// A line of the standard input, without its end; nil when there is no more. Others can go on
    /// while it is waited for.
    public static func nextLine(_ echo: Echo) async -> String? {
        await withCheckedContinuation { continuation in
            reader.async { continuation.resume(returning: readLine(echo)) }
        }
    }

    private static let reader = DispatchQueue(label: "lines")
}
