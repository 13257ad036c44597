import ScreenSupport
import TestSupport
import Wayline
import WaylineExploration
import XCTest

/// A map of an app whose titles come from somebody else.
@MainActor
final class HostileMapTests: XCTestCase {
    func testATitleStaysInItsLineInEachFormOfAMap() async throws {
        let found = try await Exploration(
            of: App("Signs\u{600}<\u{301}\u{2028}") { _ in SignsCoordinator() }
        ).run()
        let map = found.map
        XCTAssertEqual(ExplorationMap(map.text), map)
        XCTAssertEqual(map.review(of: ExplorationMap(map.text)), [])
        let ways = map.lines.filter { $0.hasPrefix("way signs → end: ") }
        XCTAssertEqual(ways.count, SignsView.titles.count, map.text)
        XCTAssertEqual(
            map.mermaid.split(separator: "\n").count { $0.contains("-->") }, ways.count + 1)
        for text in [map.text, map.mermaid, map.json.json] {
            let controls = text.unicodeScalars.filter {
                $0 != "\n" && HostileText.controls.contains($0)
            }
            XCTAssertEqual(controls.map(\.value), [], text)
        }
    }

    func testAMapThatSomebodyElseHasWrittenIsReadWithoutControls() {
        let map = ExplorationMap("start a\u{2028}b\r\nway a → b: \u{1B}[2J\u{85}\n")
        XCTAssertEqual(map.lines, [#"start a\u{2028}b"#, #"way a → b: \u{1B}[2J\u{85}"#])
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let signs = Self("signs")
    fileprivate static let end = Self("end")
}

private final class SignsCoordinator: Coordinator {
    static let flow = Flow<SignsCoordinator>(.signs) {
        FlowScreen(.signs) { _ in SignsScreen() }
        FlowScreen(.end) { _ in EndScreen() }
    }
}

private struct SignsRouter: Router {
    enum Route: String, CaseIterable { case end }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.end)
    }
}

private final class SignsScreen: ViewScreen {
    typealias Routes = SignsRouter
    let view = SignsView()

    func start() {
        for button in view.buttons { bind(button, to: .end) }
    }
}

private final class SignsView: View {
    static let titles =
        HostileText.controls.map { "a\u{600}\($0)\u{301}b" }
        + ["\u{600}<img src=x onerror=a()>", "\"\u{301} x=\"", "a\r\nb", "#quot;", "`"]

    let title = "Signs"
    let buttons = SignsView.titles.map { Button($0) }
    var controls: [Control] { buttons }
}

private final class EndScreen: ViewScreen {
    let view = EndView()
}

private final class EndView: View {
    let title = "End\u{1B}]0;x\u{7}"
    var controls: [Control] { [] }
}
