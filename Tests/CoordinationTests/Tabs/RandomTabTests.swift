import Binding
import Coordination
import TestSupport
import WaylineRouting
import XCTest

/// Random ways through tabs that come and go, and whose screens are made when they are seen.
@MainActor
final class RandomTabTests: XCTestCase {
    private static let operationsPerWalk = 100

    private let transitions: [Transition] = [
        .enter("ward"), .select("patients"), .select("memo"), .select("memo"), .select("staff"),
        .select("staff"), .push("rota"), .push("rota"), .replace("rota"), .pop, .popToRoot,
        .present("rota"), .start("shift"), .finish, .unwind,
        .sequence([.select("staff"), .push("rota"), .select("patients")]),
    ]

    func testTabsAreAsTheirRulesSayOnEachWay() async throws {
        var seeds = SplitMix.printed()
        for _ in 1...max(TestSize.count(2_000, all: 40_000) / Self.operationsPerWalk, 1) {
            var random = SplitMix(seed: seeds.next())
            guard try walk(&random) else { return }
        }
    }

    /// Returns false after the first problem.
    private func walk(_ random: inout SplitMix) throws -> Bool {
        let hospital = Hospital()
        let navigator = try Navigator(hospital, settings: .findingLeaks)
        var ways: [String] = []
        for _ in 1...Self.operationsPerWalk {
            ways.append(try step(hospital, navigator, &random))
            let problems = problems(hospital, navigator)
            XCTAssertEqual(problems, [], "after \(ways.joined(separator: ", "))")
            if !problems.isEmpty { return false }
        }
        try checkSaving(hospital, navigator)
        let leaks = navigator.findLeaks()
        XCTAssertEqual(leaks, [], "after \(ways.joined(separator: ", "))")
        navigator.end()
        XCTAssertNil(hospital.ward)
        return leaks.isEmpty
    }

    /// Does something, and returns its name.
    private func step(
        _ hospital: Hospital, _ navigator: Navigator, _ random: inout SplitMix
    ) throws -> String {
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            hospital.isChief.toggle()
            hospital.ward?.isChief.value = hospital.isChief
            return "chief \(hospital.isChief)"
        case 1:
            navigator.send(.back)
            return "back"
        case 2:
            try navigator.restore(navigator.save())
            return "restore"
        case _:
            let transition = transitions.randomElement(using: &random) ?? .stay
            navigator.go(transition)
            return "\(transition)"
        }
    }

    private func problems(_ hospital: Hospital, _ navigator: Navigator) -> [String] {
        var problems: [String] = []
        if navigator.isTopUnmade { problems.append("the screen on top was not made") }
        guard let ward = navigator.state.root.child, let selected = ward.selectedTab else {
            return problems
        }
        for (index, tab) in ward.tabs.enumerated() {
            let isMade = tab.stack.map { navigator.screen(of: $0) != nil }
            let isSeen = index == selected || tab.stack.count > 1 || tab.child != nil
            if isSeen, isMade.contains(false) { problems.append("\(tab.name) was not made") }
            guard tab.name == "staff", !hospital.isChief else { continue }
            if isSeen || isMade.contains(true) { problems.append("staff is still there") }
        }
        let shown = navigator.tabs(of: ward).map(\.name)
        if shown.contains("staff") != hospital.isChief { problems.append("\(shown) are shown") }
        return problems
    }

    /// Checks that the place is the same after a restart.
    private func checkSaving(_ hospital: Hospital, _ navigator: Navigator) throws {
        let later = Hospital()
        later.isChief = hospital.isChief
        let restarted = try Navigator(later, settings: .findingLeaks)
        XCTAssertEqual(try restarted.take(navigator.save()), [])
        XCTAssertEqual(restarted.state.placeDigest, navigator.state.placeDigest)
        XCTAssertEqual(problems(later, restarted), [])
    }
}

extension Navigator {
    fileprivate var isTopUnmade: Bool { screen(of: state.top) == nil }
}
