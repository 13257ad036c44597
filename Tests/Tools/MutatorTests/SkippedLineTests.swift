import Mutator
import XCTest

/// Lines that have no switch, since the program would not compile.
final class SkippedLineTests: XCTestCase {
    func testDeclarationsStay() {
        let source = """
            import Wayline

            @MainActor
            protocol Service: AnyObject {
                var name: String { get }
                func load() async
            }

            final class Box<Item>: Service where Item: Hashable {
                typealias Routes = BoxRouter
                let item: Item
                private(set) weak var owner: Owner?
            }
            """
        XCTAssertEqual(MutatedSource(source, file: "A.swift").text(), source)
    }

    func testARawValueStays() {
        XCTAssertEqual(
            skipped("enum Route: String { case done = \"finished\" }"),
            ["case done = \"finished\": a raw value has to be a literal"])
    }

    func testTheEndOfAGuardStays() {
        XCTAssertEqual(
            skipped("func f() {\n    guard isOpen else { return }\n    go()\n}"),
            ["return: leaves the scope of a guard"])
    }

    func testAFirstValueStays() {
        XCTAssertEqual(
            skipped("init(a: Int) {\n    self.a = a\n    b = a\n    view.c = a\n}"),
            [
                "self.a = a: gives a property its first value",
                "b = a: gives a property its first value",
            ])
        XCTAssertEqual(
            skipped("func f() {\n    let x: Int\n    if isOpen { x = y } else { x = z }\n}").count,
            2)
    }

    func testAPatternStays() {
        XCTAssertEqual(
            skipped("func f() {\n    if case .open(let x) = state { go() }\n}"),
            ["case .open(let x) = state: a pattern"])
    }

    func testAnotherInitializerIsCalled() {
        XCTAssertEqual(
            skipped("init() {\n    self.init(a: 1)\n}\ninit() {\n    super.init()\n}"),
            [
                "self.init(a: 1): the program does not compile without it",
                "super.init(): the program does not compile without it",
            ])
    }

    private func skipped(_ source: String) -> [String] {
        MutatedSource(source, file: "A.swift").skipped.map { "\($0.text): \($0.reason)" }
    }
}
