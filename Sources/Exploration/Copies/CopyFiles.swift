import WaylineRouting
import WaylineSystem

/// The files through which this process and a copy of it communicate. They have no names, so none
/// is left behind when a process crashes.
@MainActor
struct CopyFiles {
    let news: Int32
    let journal: Int32

    /// The errors that the copy writes.
    private let errors: Int32

    /// The files in a copy.
    static let ofCopy = (news: Platform.firstFileOfCopy, journal: Platform.firstFileOfCopy + 1)

    init() throws(ExplorationFailure) {
        guard let news = Platform.openUnnamedFile(), let journal = Platform.openUnnamedFile(),
            let errors = Platform.openUnnamedFile()
        else { throw .noFiles }
        (self.news, self.journal, self.errors) = (news, journal, errors)
    }

    /// Starts a copy for this work.
    func startCopy(for work: SearchCopy.Job, usesThreads: Bool) throws(SystemError) -> Int32 {
        for file in [news, errors] { Platform.empty(file) }
        // With this hashing, the copy has the same number for one state each time.
        var variables = [
            SearchCopy.variable: work.text,
            "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
        ]
        if usesThreads { variables[SearchCopy.threadsVariable] = "1" }
        return try Platform.startCopy(variables, errors: errors, files: [news, journal])
    }

    /// The end of the last copy, with the line in which it has said why it ends.
    var end: String {
        let end = "the last step has ended the process"
        let bytes: [UInt8]
        do { bytes = try Platform.readFile(errors, from: 0, limit: 1 << 20) } catch { return end }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        let line = lines.first { $0.contains("Fatal error: ") } ?? lines.last
        return line.map { "\(end): \($0.prefix(200))" } ?? end
    }

    /// True if the last copy has written news. A copy that repeats a script writes news after its
    /// last step.
    var hasNews: Bool {
        get throws(SystemError) { try !Platform.readFile(news, from: 0, limit: 1).isEmpty }
    }

    /// The news in the whole lines after the first `offset` bytes, which grows by their length.
    func readNews(from offset: inout Int) throws -> [SearchNews] {
        let bytes = try Platform.readFile(news, from: offset, limit: .max)
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        offset += end + 1
        return try bytes[..<end].split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard case .object(let fields)? = RouteValue(json: Array(line)) else { return nil }
            return try RouteParameters(fields).decode(SearchNews.self, for: "news")
        }
    }

    func close() {
        for file in [news, journal, errors] { Platform.closeDescriptor(file) }
    }
}
