import TestSupport
import WaylineRouting
import XCTest

/// Places and digests after random transitions, against a naive description.
final class RandomPlaceTests: XCTestCase {
    func testPlacesAndDigestsAreEqualIfTheDescriptionsAre() throws {
        var random = SplitMix.printed()
        var (places, texts): ([String: NavigationState], [PlaceDigest: String]) = ([:], [:])
        var state = NavigationState(root: "a")
        var (visits, known) = (0, 0)
        for _ in 0..<TestSize.count(3_000, all: 100_000) {
            state = try next(after: state, using: &random)
            // Some digests are not asked for, so that later ones begin with several unknown parts.
            if Int.random(in: 0..<3, using: &random) == 0 { continue }
            let text = naiveText(state.root)
            visits += 1
            if let first = places.updateValue(state, forKey: text) {
                known += 1
                XCTAssertTrue(first.isSamePlace(as: state))
            }
            XCTAssertEqual(texts.updateValue(text, forKey: state.placeDigest) ?? text, text)
        }
        XCTAssertEqual(places.count, texts.count)
        XCTAssertGreaterThan(known, visits / 20)
        XCTAssertGreaterThan(places.count, visits / 20)
    }

    private func next(
        after state: NavigationState, using random: inout SplitMix
    ) throws -> NavigationState {
        switch Int.random(in: 0..<50, using: &random) {
        case 0: return NavigationState(root: "a")
        case 1: return try NavigationState(root: PlaceStep("tabs"), shape: tabs)
        case 2: return try Snapshot(bytes: Snapshot(state).bytes()).decode(NavigationState.self)
        case 3:
            var numbers = Renumbering(from: 1_000)
            return numbers.renumbered(state)
        default: break
        }
        do {
            return try state.applying(.random(using: &random)) { route, _ in
                route == "tabs" ? tabs : nil
            }
        } catch {
            return state
        }
    }

    private let tabs = FlowShape.tabs([PlaceStep("a"), PlaceStep("b"), PlaceStep("c")])
}

extension Transition {
    fileprivate static func random(using random: inout SplitMix) -> Transition {
        let name = ["a", "b", "c", "tabs"].randomElement(using: &random) ?? ""
        let route = RouteName(rawValue: name)
        let destination = PlaceStep(route, .random(using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0...2: return .show(destination, by: .push)
        case 3...5: return .pop
        case 6: return .show(destination, by: .replace)
        case 7: return .stack([PlaceStep("a"), destination])
        case 8: return .show(destination, by: .start)
        case 9: return .show(destination, by: .present)
        case 10: return .show(destination, by: .enter)
        case 11: return .alert(Alert(name))
        case 12: return .alert(.confirm("a", message: name, yes: "Yes"))
        case 13, 14: return .dismiss
        case 15, 16: return .select(name: route)
        case 17: return .popTo(name: route)
        case 18: return .unwind
        default: return .finish
        }
    }
}

extension RouteParameters {
    fileprivate static func random(using random: inout SplitMix) -> RouteParameters {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: ["id": 1]
        case 1: ["id": "1"]
        case 2: ["id": .text("1")]
        case 3: ["id": 1, "password": .secret("hunter2")]
        case 4: ["id": 1, "password": .secret("trang ram")]
        case 5: ["password": .secret("hunter2")]
        case 6: ["page": ["id": 1, "tags": ["a", .secret("b"), nil]]]
        default: .none
        }
    }
}

/// The description of a flow, by its public properties alone.
private func naiveText(_ flow: FlowState) -> String {
    var text = "flow \(flow.kind.rawValue) \(naiveText(flow.destination)) {"
    if let selected = flow.selectedTab {
        text += "selected \(selected)"
        for tab in flow.tabs {
            text += " tab \(tab.name) {\(naiveText(tab.stack)) \(naiveText(tab.child))}"
        }
    } else {
        text += "\(naiveText(flow.stack)) \(naiveText(flow.child))"
    }
    return "\(text) modal \(naiveText(flow.modal)) alert \(String(describing: flow.alert))}"
}

private func naiveText(_ flow: FlowState?) -> String {
    flow.map { naiveText($0) as String } ?? "none"
}

private func naiveText(_ stack: EntryStack) -> String {
    stack.elements.map { naiveText($0.destination) }.joined(separator: " ")
}

private func naiveText(_ destination: PlaceStep) -> String {
    // The others are secrets. One in an array leaves nil behind when it is saved.
    let values = ["id", "page"].map { name in
        let value = destination.parameters[name]?.description ?? "-"
        return "\(name): \(value.replacing("•••", with: "nil"))"
    }
    return "\(destination.route)(\(values.joined(separator: ", ")))"
}
