import WaylineExploration
import WaylineRouting
import WaylineSystem

/// Copies of this process that search. A copy that ends too early is started again, without the step that has
/// ended it, which the journal names. If this process is asked to end, its copies end their
/// searches first.
@MainActor
struct SearchCopies {
    private static let pause: UInt32 = 5

    /// The longest time that copies can take to end their searches.
    private static let patience = Duration.seconds(5)

    private let jobs: Int
    private let onNews: @MainActor (SearchNews) -> Void

    init(_ jobs: Int, _ onNews: @escaping @MainActor (SearchNews) -> Void) {
        self.jobs = jobs
        self.onNews = onNews
    }

    /// The results of the copies. If this process is asked to end, those of the copies that end in time.
    func run() async throws -> [SearchResult] {
        Platform.noteEndRequests()
        let folder = try makeFolder()
        defer { remove(folder) }
        var copies = (0..<jobs).map { StartedCopy($0, of: jobs, in: folder) }
        defer { for copy in copies { copy.stop() } }
        for index in copies.indices { try copies[index].start() }
        var end: ContinuousClock.Instant?
        while copies.contains(where: { $0.result == nil }), end.map({ .now < $0 }) ?? true {
            Platform.sleep(milliseconds: Self.pause)
            if Platform.endRequest != nil, end == nil {
                end = .now.advanced(by: Self.patience)
                for copy in copies { copy.requestEnd() }
            }
            for index in copies.indices { try copies[index].update(onNews) }
        }
        return try await shortened(copies.compactMap(\.result), in: folder)
    }

    /// The results with shorter scripts of crashes.
    private func shortened(
        _ results: [SearchResult], in folder: String
    ) async throws -> [SearchResult] {
        let shrinker = CrashShrinker(in: folder)
        var results = results
        for (index, result) in results.enumerated() {
            results[index].problems = []
            for problem in result.problems {
                results[index].problems.append(try await shrinker.shortened(problem))
            }
        }
        return results
    }

    private func makeFolder() throws(ExplorationFailure) -> String {
        do throws(SystemError) { return try Platform.makeTemporaryFolder("wayline-explore-") } catch
        {
            throw .noFolder(in: Platform.temporaryFolder, reason: error.text)
        }
    }

    private func remove(_ folder: String) {
        do { try Platform.removeAll(at: folder) } catch {
            // The system removes temporary folders.
        }
    }
}

/// A copy of this process.
@MainActor
private struct StartedCopy {
    /// The most times that a copy is started.
    private static let mostStarts = 50

    /// The longest times without news, on one thread and on several. Then a step does not end, and the copy is
    /// ended.
    private static let (shortPatience, patience) = (Duration.seconds(5), Duration.seconds(60))

    private let job: Int
    private let jobs: Int
    private let files: CopyFiles
    private var process: Int32?
    private var starts = 0
    private var traps = 0

    /// True after a step that has not ended on one thread. Perhaps it blocks that thread until other work has
    /// run, so the search begins again on several.
    private var usesThreads = false

    /// The number of bytes of news that were read.
    private var offset = 0
    private var lastNews = ContinuousClock.now
    private(set) var result: SearchResult?

    init(_ job: Int, of jobs: Int, in folder: String) {
        self.job = job
        self.jobs = jobs
        files = CopyFiles(path: "\(folder)/\(job)")
    }

    mutating func start() throws {
        starts += 1
        (offset, lastNews) = (0, .now)
        // With this hashing, all copies have the same number for one state.
        var variables = [
            SearchCopy.variable: "\(job) \(jobs) \(files.path)",
            "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
        ]
        if usesThreads { variables[SearchCopy.threadsVariable] = "1" }
        process = try Platform.startCopy(variables)
    }

    func stop() {
        if let process { Platform.stop(process) }
    }

    /// Asks the copy to end its search at the next step.
    func requestEnd() {
        if let process { Platform.requestEnd(of: process) }
    }

    /// Reads the news, and starts another copy if this one has ended.
    mutating func update(_ onNews: (SearchNews) -> Void) throws {
        guard let process else { return }
        var hasEnded = Platform.hasEnded(process)
        let patience = usesThreads ? Self.patience : Self.shortPatience
        if !hasEnded, lastNews.duration(to: .now) > patience {
            stop()
            if !usesThreads { return try startWithThreads() }
            hasEnded = true
        }
        for news in readNews() {
            lastNews = .now
            if let failure = news.failure { throw ExplorationFailure.ofApp(failure) }
            result = news.result ?? result
            onNews(news)
        }
        guard hasEnded else { return }
        self.process = nil
        if result != nil || Platform.endRequest != nil { return }
        let known = traps
        traps = Journal.trapCount(at: files.journal)
        if traps == known || starts == Self.mostStarts { throw ExplorationFailure.ended(starts) }
        try start()
    }

    private mutating func startWithThreads() throws {
        (usesThreads, traps) = (true, 0)
        try Platform.remove(files.journal)
        try start()
    }

    /// The whole lines that were written since the last time.
    private mutating func readNews() -> [SearchNews] {
        let bytes: [UInt8]
        do { bytes = try Platform.readFile(files.news, limit: .max) } catch { return [] }
        guard bytes.count > offset, let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
            return []
        }
        let lines = bytes[min(offset, end)..<end].split(separator: UInt8(ascii: "\n"))
        offset = end + 1
        return lines.compactMap { line in
            guard case .object(let fields)? = RouteValue(json: Array(line)) else { return nil }
            do { return try RouteParameters(fields).decode(SearchNews.self, for: "news") } catch {
                return nil
            }
        }
    }
}

/// The reason why a search has no result.
enum ExplorationFailure: Error, CustomStringConvertible {
    /// The app could not begin.
    case ofApp(String)

    /// The process has ended, after so many starts, and no step is to blame.
    case ended(Int)

    /// The folder for the files of copies cannot be created.
    case noFolder(in: String, reason: String)

    var description: String {
        switch self {
        case .ofApp(let text): text
        case .noFolder(let path, let reason):
            "The folder for the search cannot be created in '\(path)': \(reason). Set TMPDIR to another "
                + "folder."
        case .ended(1): "The app ends the process before its first step. Run the app to see why."
        case .ended(let count):
            "The process has ended \(count) times, the last time outside of a step. Run the app to see why."
        }
    }
}
