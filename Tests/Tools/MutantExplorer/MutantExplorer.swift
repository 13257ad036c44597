import AppExploration
import Foundation
import Wayline
import WaylineExploration
import WaylineSystem

/// Explores the sample, in which Scripts/mutate-sample has switched a mutant on. The status is
///
/// - 0 if nothing shows the mutant,
/// - 1 if it has a problem,
/// - 2 if a screen, a route, a guard or a result is not seen any more,
/// - 3 if only the map in Docs differs.
@main
@MainActor
struct MutantExplorer {
    static func main() async throws {
        Platform.runJobsOnMainActor()
        var plan = Exploration.sample.plan
        plan.onNews = { if let problem = $0.problem { end(1, "\(problem)") } }
        let found = try await plan.run()
        if let problem = found.problems.first { end(1, "\(problem)") }
        let missing = found.coverage.missing
        if missing != Exploration.unseenParts { end(2, missing.joined(separator: "\n")) }
        do {
            try found.map.check("Docs/Screens/Map.wayline")
        } catch {
            end(3, "\(error)")
        }
    }

    /// Prints what shows the mutant, and ends the process.
    private static func end(_ status: Int32, _ text: String) {
        print(text)
        exit(status)
    }
}
