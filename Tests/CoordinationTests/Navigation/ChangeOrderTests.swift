import Coordination
import WaylineRouting
import XCTest

/// One change that brings or takes several screens.
@MainActor
final class ChangeOrderTests: XCTestCase {
    func testLowerScreensStartFirst() async throws {
        let block = Block()
        let navigator = try Navigator(block)
        block.log = []
        navigator.go(.sequence([.push("stairs"), .present("map")]))
        XCTAssertEqual(block.log, ["start stairs", "start map"])
    }

    func testUpperScreensStopFirst() async throws {
        let block = Block()
        let navigator = try Navigator(block)
        navigator.go(.sequence([.push("stairs"), .present("map")]))
        block.log = []
        navigator.go(.sequence([.dismiss, .pop]))
        XCTAssertEqual(block.log, ["stop map", "stop stairs"])
    }

    func testTheLastTabStopsFirst() async throws {
        let block = Block()
        let navigator = try Navigator(block)
        let both: Transition = .sequence([
            .push("stairs"), .select("cellar"), .push("map"), .select("hall"),
        ])
        navigator.go(.sequence([.start("house"), both]))
        block.log = []
        navigator.go(.sequence([.pop, .select("cellar"), .pop]))
        XCTAssertEqual(block.log, ["stop map", "stop stairs"])
    }
}

@MainActor
private final class Block: Coordinator {
    var log: [String] = []

    static let flow = Flow<Block>("hall") {
        for name: RouteName in ["hall", "stairs", "map"] {
            FlowScreen(.named(name)) { (block: Block) in block.place(name) }
        }
        ChildFlow("house") { (block: Block) in
            House(block)
        } onResult: { _, _ in
            .stay
        }
    }

    func place(_ name: RouteName) -> NamedScreen {
        let place = NamedScreen(name)
        place.onStart = { [unowned self] in log.append("start \($0.name)") }
        place.onStop = { [unowned self] in log.append("stop \($0.name)") }
        return place
    }
}

@MainActor
private final class House: Coordinator {
    let block: Block

    init(_ block: Block) {
        self.block = block
    }

    static let flow = Flow<House>(tabs: "hall", "cellar") {
        for name: RouteName in ["hall", "cellar", "stairs", "map"] {
            FlowScreen(.named(name)) { (house: House) in house.block.place(name) }
        }
    }
}
