import TextMenu
import WaylineExploration
import WaylineRouting
import WaylineSystem

/// This process, if it is a copy that another one has started for a search.
@MainActor
struct SearchCopy {
    /// The variable that tells a copy its number, the number of all copies, and its files.
    static let variable = "WAYLINE_EXPLORATION"

    /// The variable of a copy whose jobs may run on several threads.
    static let threadsVariable = "WAYLINE_EXPLORATION_THREADS"

    /// The number of a copy that only replays a script.
    static let replaying = -1

    private let job: Int
    private let jobs: Int
    private let files: CopyFiles

    /// Nil if this process is no copy.
    init?() {
        let words = (Platform.variable(Self.variable) ?? "").split(separator: " ", maxSplits: 2)
        guard words.count == 3, let job = Int(words[0]), let jobs = Int(words[1]) else {
            return nil
        }
        self.job = job
        self.jobs = jobs
        files = CopyFiles(path: String(words[2]))
    }

    /// Searches, writes the news to the file, and ends the process.
    func run(_ plan: SearchPlan) async -> Never {
        Platform.exitAfterParent()
        if Platform.variable(Self.threadsVariable) == nil { Platform.runJobsOnMainActor() }
        if job == Self.replaying { await replay(plan) }
        Platform.noteEndRequests()
        var plan = plan.job(job, of: jobs)
        plan.isStopped = { Platform.endRequest != nil }
        plan.journal = files.journal
        plan.hasEqualNumbers = true
        do {
            let file = try Platform.replacePrivateFile(files.news)
            plan.onNews = { Self.write($0, to: file) }
            var news = SearchNews()
            do { news.result = try await plan.run().result(of: plan) } catch {
                news.failure = "\(error)"
            }
            Self.write(news, to: file)
        } catch {
            Platform.exit(1)
        }
        Platform.exit(0)
    }

    /// Takes the steps of a script, then ends the process, unless a step has.
    private func replay(_ plan: SearchPlan) async -> Never {
        do {
            let explored = try plan.begin()
            var options = LaunchOptions()
            options.seed = plan.seed
            options.isFresh = true
            let driver = try FlowDriver(explored.app, options)
            let text = try Platform.readFile(files.script, limit: .max)
            try await StepStage(driver, faults: explored.faults)
                .play(try Script(String(decoding: text, as: UTF8.self)))
        } catch {
            Platform.exit(0)
        }
        Platform.exit(0)
    }

    private static func write(_ news: SearchNews, to file: Int32) {
        _ = Platform.writeAll(RouteParameters(news).value.json + "\n", to: file)
    }
}

/// The files of a copy.
struct CopyFiles {
    let path: String

    var journal: String { path + ".journal" }
    var news: String { path + ".news" }
    var script: String { path + ".script" }
    var errors: String { path + ".errors" }
}
