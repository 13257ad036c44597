import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineApplication
import WaylineInterface
import XCTest

/// A filter of the driver finds the rows that a filter by keys finds.
@MainActor
final class FilterKeyTests: XCTestCase {
    func testAFilterOfAChoiceFindsWhatKeysFind() async throws {
        let names = (1...20).map { "Town \($0)" }
        for (text, marked) in [("5", 0), ("5", 14), ("1", 16), ("town 20", 3)] {
            let (byDriver, byKeys) = (Choice("Town", names), Choice("Town", names))
            for choice in [byDriver, byKeys] { choice.chosen = names[marked] }
            try await FlowDriver(FixedCoordinator([byDriver])).choose(matching: text, in: "Town")
            let stage = try Stage(FixedCoordinator([byKeys]))
            stage.press(.enter, "/")
            stage.type(text)
            stage.press(.enter)
            if byKeys.isOpen { stage.press(.enter) }
            XCTAssertEqual(byDriver.chosen, byKeys.chosen, "\(text) \(marked)")
        }
    }

    func testAFilterOfAListFindsWhatKeysFind() async throws {
        let names = ["a tea", "tea", "b tea", "milk"]
        for (text, marked) in [("tea", 2), ("b tea", 0), ("tea", 3), ("a", 1)] {
            for hasIdentities in [true, false] {
                func list() -> List<String> {
                    let list =
                        hasIdentities
                        ? List("Drinks", names, id: \.self) { $0 } : List("Drinks", names)
                    list.marked = marked
                    return list
                }
                var chosen: [String] = []
                let (byDriver, byKeys) = (list(), list())
                let tokens = [byDriver, byKeys].map { list in
                    list.chosenPublisher.bind { chosen.append($0) }
                }
                try await FlowDriver(FixedCoordinator([byDriver])).choose(
                    matching: text, in: "Drinks")
                let stage = try Stage(FixedCoordinator([byKeys]))
                stage.press("/")
                stage.type(text)
                stage.press(.enter, .enter)
                XCTAssertEqual(chosen.count, 2)
                XCTAssertEqual(chosen.first, chosen.last, "\(text) \(marked) \(hasIdentities)")
                tokens.forEach { $0.cancel() }
            }
        }
    }
}
