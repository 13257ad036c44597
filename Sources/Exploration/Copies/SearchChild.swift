import WaylineSystem

/// A search in a copy of this process. If the copy crashes, another copy starts, and leaves out the
/// step that ended it, which the journal names. If a signal asks this process to end, the copy ends
/// its search first.
@MainActor
struct SearchChild {
    /// The milliseconds between two looks at the copy.
    private static let pause: UInt32 = 10

    /// The most times that the copy searches.
    private static let mostSearches = 50

    private let onNews: @MainActor (SearchNews) -> Void
    private let files: CopyFiles
    private let begin: ContinuousClock.Instant
    private var process: Int32
    private(set) var watch: ProgressWatch
    private var starts = 1
    private var isStopping = false

    /// True after a step that has blocked its thread. Perhaps it waits for other work, so the
    /// search begins again on several threads.
    private(set) var usesThreads = false

    /// The number of bytes of news that were read.
    private var offset = 0
    private var result: SearchResult?

    /// Starts the copy, `begin` being the begin of the search.
    init(
        _ files: CopyFiles, _ watch: ProgressWatch, since begin: ContinuousClock.Instant,
        _ onNews: @escaping @MainActor (SearchNews) -> Void
    ) throws {
        (self.files, self.watch, self.begin, self.onNews) = (files, watch, begin, onNews)
        process = try files.startCopy(for: .search(.zero), usesThreads: false)
    }

    /// The result of the copy; nil if this process was asked to end in a step that does not.
    mutating func run() throws -> SearchResult? {
        defer { Platform.stop(process) }
        while result == nil {
            Platform.sleep(milliseconds: Self.pause)
            if Platform.endRequest != nil, !isStopping {
                isStopping = true
                Platform.requestEnd(of: process)
            }
            guard try update() else { return nil }
        }
        return result
    }

    /// Reads the news, and starts another copy if this one has ended. Returns false if there will
    /// be no result.
    private mutating func update() throws -> Bool {
        // An ended copy writes no more.
        let hasEnded = Platform.hasEnded(process)
        try readNews()
        if result != nil { return true }
        if hasEnded { return try goOn(after: files.end) }
        guard let halt = watch.halt(of: process), Journal.hasStep(files.journal) else {
            return true
        }
        Platform.stop(process)
        try readNews()
        if result != nil { return true }
        if halt == .rest, !usesThreads {
            usesThreads = true
            watch.allowLongRest()
            Platform.empty(files.journal)
            return try restart()
        }
        return try goOn(after: Journal.endless)
    }

    /// Starts the copy again, without the step that has ended it.
    private mutating func goOn(after end: String) throws -> Bool {
        if Platform.endRequest != nil { return false }
        guard Journal.note(end: end, in: files.journal) else {
            throw ExplorationFailure.ended(starts)
        }
        return try restart()
    }

    private mutating func restart() throws -> Bool {
        if Platform.endRequest != nil { return false }
        starts += 1
        offset = 0
        watch.noteProgress()
        // The last one reports what is known, and searches no more.
        let work: SearchCopy.Job =
            starts > Self.mostSearches ? .report : .search(begin.duration(to: .now))
        process = try files.startCopy(for: work, usesThreads: usesThreads)
        return true
    }

    /// Reads the whole lines that were written since the last time.
    private mutating func readNews() throws {
        let before = offset
        let all = try files.readNews(from: &offset)
        if offset > before { watch.noteProgress() }
        for news in all {
            if let failure = news.failure { throw ExplorationFailure.ofApp(failure) }
            result = news.result ?? result
            onNews(news)
        }
    }
}

/// The reason why a search has no result.
enum ExplorationFailure: Error, CustomStringConvertible {
    /// The app could not begin.
    case ofApp(String)

    /// The process has ended, after so many starts, and no step is to blame.
    case ended(Int)

    /// The files of the copy cannot be created.
    case noFiles

    var description: String {
        switch self {
        case .ofApp(let text): text
        case .noFiles:
            "The files for the search cannot be created in '/dev/shm' or '/tmp': make room there."
        case .ended(1): "The app ends the process before its first step. Run the app to see why."
        case .ended(let count):
            "The process has ended \(count) times, the last time outside of a step. Run the app "
                + "to see why."
        }
    }
}
