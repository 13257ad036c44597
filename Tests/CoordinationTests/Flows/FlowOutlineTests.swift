import Coordination
import WaylineRouting
import XCTest

@MainActor
final class FlowOutlineTests: XCTestCase {
    private let outline = Library.flow.outline

    func testAFlowHasItsFirstScreens() async {
        XCTAssertEqual(outline.coordinator, "Library")
        XCTAssertNil(outline.output)
        XCTAssertTrue(outline.hasTabs)
        XCTAssertEqual(outline.first, ["shelf", "desk"])
        let papers = Archive.Loan.flow.outline
        XCTAssertFalse(papers.hasTabs)
        XCTAssertEqual(papers.first, ["papers", "boxes"])
    }

    func testScreensHaveTheirTypes() async {
        XCTAssertEqual(outline.screens.map(\.route), ["book", "desk", "shelf"])
        XCTAssertEqual(outline.screens.map(\.screen), ["Bench", "Bench", "NamedScreen"])
        XCTAssertEqual(outline.screens.map(\.input), ["Book", nil, nil])
        XCTAssertEqual(outline.screens.map(\.router), [nil, nil, NamedScreenRouter.outline])
    }

    func testGuardsAreCounted() async {
        let shelf = outline.screens[2].guards
        XCTAssertEqual(shelf.entries, 1)
        XCTAssertEqual(shelf.conditions, 1)
        XCTAssertEqual(
            shelf.exits,
            [[.back, .transition, .finish, .link, .quit], [.back, .quit]])
        XCTAssertTrue(outline.screens[1].guards.isEmpty)
        XCTAssertEqual(outline.children[0].guards.entries, 1)
        XCTAssertEqual(outline.children[0].guards.conditions, 1)
    }

    func testChildFlowsHaveTheirTypes() async {
        XCTAssertEqual(outline.children.map(\.route), ["loan", "old-loan"])
        XCTAssertEqual(outline.children.map(\.coordinator), ["Loan", "Loan 2"])
        XCTAssertEqual(outline.children.map(\.input), ["Book", nil])
        XCTAssertEqual(outline.children.map(\.output), ["Optional<Int>", nil])
    }

    func testAChildFlowLeadsToItsOwnOutlineAlsoInACircle() async throws {
        let loan = try XCTUnwrap(outline[outline.children[0]])
        XCTAssertEqual(loan.coordinator, "Loan")
        XCTAssertEqual(loan.output, "Optional<Int>")
        XCTAssertEqual(loan.children.map(\.route), ["library", "longer"])
        XCTAssertEqual(loan[loan.children[0]]?.first, outline.first)
        XCTAssertEqual(loan[loan.children[1]]?.line, loan.line)
        XCTAssertEqual(outline[outline.children[1]]?.first, ["papers", "boxes"])
        XCTAssertEqual(outline.flows.map(\.coordinator), ["Library", "Loan", "Loan 2"])
        XCTAssertNil(Archive.Loan.flow.outline[outline.children[1]])
    }

    func testDeclarationsHaveTheirFilesAndLines() async throws {
        let loan = Loan.flow.outline
        XCTAssertEqual(loan.file, "CoordinationTests/Library.swift")
        XCTAssertEqual(loan.line, Loan.line)
        XCTAssertEqual(loan.screens.map(\.line), [Loan.line + 1])
        XCTAssertEqual(loan.screens.map(\.file), ["CoordinationTests/Library.swift"])
        XCTAssertEqual(loan.children.map(\.line), [Loan.line + 7, Loan.line + 2])
    }
}
