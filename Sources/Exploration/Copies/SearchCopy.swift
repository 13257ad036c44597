import WaylineRouting
import WaylineSystem

/// This process, if it is a copy that another one has started for a search.
@MainActor
struct SearchCopy {
    /// The work of a copy.
    enum Job {
        /// To search, so long after the begin of the search.
        case search(Duration)

        /// To report the steps that have ended other copies, without a search.
        case report

        /// To take the steps of the script in the journal.
        case replay

        /// The same, and to report the problems that they show.
        case check
    }

    /// The variable that tells a copy its work.
    static let variable = "WAYLINE_EXPLORATION"

    /// The variable of a copy whose jobs may run on several threads.
    static let threadsVariable = "WAYLINE_EXPLORATION_THREADS"

    private let work: Job

    /// Nil if this process is no copy.
    init?() {
        guard let work = Platform.variable(Self.variable).flatMap(Job.init) else { return nil }
        self.work = work
    }

    /// Does the work, writes the news to the file, and ends the process.
    func run(_ plan: SearchPlan) async -> Never {
        Platform.exitAfterParent()
        if Platform.variable(Self.threadsVariable) == nil { Platform.runJobsOnMainActor() }
        var plan = plan
        plan.isWatched = true
        switch work {
        case .search(let elapsed): plan.limits.time -= elapsed
        case .report: plan.limits.time = .zero
        case .replay, .check:
            let script = Self.script
            plan.onStep = { _ = Platform.writeAll(".", to: CopyFiles.ofCopy.journal) }
            if case .replay = work { await replay(script, plan) }
            await check(script, plan)
        }
        Platform.noteEndRequests()
        plan.isStopped = { Platform.endRequest != nil }
        plan.journal = .descriptor(CopyFiles.ofCopy.journal)
        plan.hasEqualNumbers = true
        plan.onNews = Self.write
        var news = SearchNews()
        do { news.result = try await plan.run().result(of: plan) } catch {
            news.failure = "\(error)"
        }
        Self.write(news)
        Platform.exit(0)
    }

    /// Takes the steps of the script, then writes news and ends the process, unless a step has
    /// ended it.
    private func replay(_ script: String, _ plan: SearchPlan) async -> Never {
        do {
            _ = try await plan.problems(after: script) {
                Self.write(SearchNews())
                Platform.exit(0)
            }
        } catch {
            Self.write(SearchNews())
        }
        Platform.exit(0)
    }

    /// Takes the steps of the script, and writes news after the last one, then the problems that
    /// they show.
    private func check(_ script: String, _ plan: SearchPlan) async -> Never {
        do {
            let problems = try await plan.problems(after: script) {
                Self.write(SearchNews())
            }
            for problem in problems { Self.write(SearchNews(of: problem)) }
        } catch {
            // The script does not fit the app any more.
            Self.write(SearchNews())
        }
        Platform.exit(0)
    }

    /// The script in the journal; empty if it cannot be read.
    private static var script: String {
        let file = CopyFiles.ofCopy.journal
        do {
            return String(
                decoding: try Platform.readFile(file, from: 0, limit: .max), as: UTF8.self)
        } catch {
            return ""
        }
    }

    private static func write(_ news: SearchNews) {
        _ = Platform.writeAll(RouteParameters(news).value.json + "\n", to: CopyFiles.ofCopy.news)
    }
}

extension SearchCopy.Job {
    /// The value of the variable.
    var text: String {
        switch self {
        case .search(let elapsed): "\(elapsed / .milliseconds(1))"
        case .report: "report"
        case .replay: "replay"
        case .check: "check"
        }
    }

    init?(_ text: String) {
        switch text {
        case "report": self = .report
        case "replay": self = .replay
        case "check": self = .check
        case _:
            guard let elapsed = Double(text) else { return nil }
            self = .search(.milliseconds(elapsed))
        }
    }
}
