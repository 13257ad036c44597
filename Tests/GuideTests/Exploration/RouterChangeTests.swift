import Wayline
import WaylineExploration
import XCTest

/// A change of one line of a router or a guard changes at most three lines of the map, if all
/// screens can still be reached. A line that is gone and one that is new are one changed line.
@MainActor
final class RouterChangeTests: XCTestCase {
    private enum Sound: MuseumLines {}

    private enum OtherTarget: MuseumLines {
        static var garden: Transition { .push(.shop) }
    }

    private enum Stays: MuseumLines {
        static var shop: Transition { .stay }
    }

    private enum OtherVerdict: MuseumLines {
        static var strangers: Verdict { .redirect(.push(.shop)) }
    }

    private enum NoTicket: MuseumLines {
        static var buy: Transition { .pop }
    }

    private enum NoThanks: MuseumLines {
        static var bought: Transition { .stay }
    }

    func testAChangeOfOneLineChangesAtMostThreeLinesOfTheMap() async throws {
        let old = try await map(Sound.self)
        let changes: [any MuseumLines.Type] = [
            OtherTarget.self, Stays.self, OtherVerdict.self, NoTicket.self, NoThanks.self,
        ]
        for change in changes {
            let differences = try await map(change).differences(from: old)
            let (new, gone) = (
                differences.count { $0.first == "+" }, differences.count { $0.first == "-" }
            )
            let text = differences.joined(separator: "\n")
            XCTAssertTrue((1...3).contains(max(new, gone)), "\(change):\n\(text)")
        }
    }

    private func map<Lines: MuseumLines>(_: Lines.Type) async throws -> ExplorationMap {
        let museum = App("Museum") { _ in MuseumCoordinator<Lines>() }
        let found = try await Exploration(of: museum).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertEqual(found.coverage.missing.filter { $0.hasPrefix("screen") }, [])
        return found.map
    }
}
