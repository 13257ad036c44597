import Foundation
import WaylineRouting
import XCTest

final class RouterOutlineTests: XCTestCase {
    enum Status: String, Codable, CaseIterable { case valid, expired }

    enum Step: Int, Codable, CaseIterable { case first = 1, second }

    enum Color: Codable, CaseIterable { case red }

    struct Name: Codable, Hashable { var text = "" }

    struct AllFacts: RouterFacts {
        var isOpen = true
        var wasOpen: Bool?
        var status: Status?
        var step = Step.second
        var color = Color.red
        var email = ""
        var note: String? = "x"
        var count = 1
        var ratio: Double?
        var size: UInt8?
        var name = Name()
        @Secret var password = ""
    }

    struct AllRouter: Router {
        enum Route: String, CaseIterable { case back, next = "go-on" }
        typealias Output = Name

        func decide(_ route: Route, _ facts: AllFacts, _ context: RouteContext) -> Transition {
            .stay
        }
    }

    func testRoutesAreInTheOrderOfTheirDeclaration() {
        let outline = AllRouter.outline
        XCTAssertEqual(outline.router, "AllRouter")
        XCTAssertEqual(outline.routes, ["back", "go-on"])
        XCTAssertEqual(outline.output, "Name")
    }

    func testFieldsHaveTheirTypes() {
        XCTAssertEqual(
            AllRouter.outline.facts.map { "\($0.name): \($0.type) \($0.kind)" },
            [
                "isOpen: Bool choice", "wasOpen: Bool? choice", "status: Status? choice",
                "step: Step choice", "color: Color choice", "email: String text",
                "note: String? text", "count: Int number", "ratio: Double? number",
                "size: UInt8? number", "name: Name json", "password: Secret<String> secret",
            ])
    }

    func testFiniteFieldsHaveTheirValuesAsTheyAreCoded() {
        let values = AllRouter.outline.facts.map(\.values)
        XCTAssertEqual(values[0], [true, false])
        XCTAssertEqual(values[1], [nil, true, false])
        XCTAssertEqual(values[2], [nil, "valid", "expired"])
        XCTAssertEqual(values[3], [1, 2])
        XCTAssertEqual(values[4], [["red": [:]]])
        XCTAssertEqual(values[5...], [nil, nil, nil, nil, nil, nil, nil])
        XCTAssertNil(AllRouter.outline.combinations)
    }

    struct FewFacts: RouterFacts {
        var isOpen = true
        var status: Status?
    }

    struct FewRouter: Router {
        enum Route: String, CaseIterable { case go }

        func decide(_ route: Route, _ facts: FewFacts, _ context: RouteContext) -> Transition {
            .stay
        }
    }

    func testFiniteFactsAreCounted() {
        XCTAssertEqual(FewRouter.outline.combinations, 6)
        XCTAssertNil(FewRouter.outline.output)
        XCTAssertEqual(NoRouter.outline.routes, [])
        XCTAssertEqual(NoRouter.outline.combinations, 1)
    }

    struct ManyCases: Codable, Hashable, CaseIterable {
        static var allCases: LazyMapSequence<Range<Int>, ManyCases> {
            (0..<Int.max).lazy.map { ManyCases(number: $0) }
        }

        var number = 0
    }

    struct RenamedFacts: RouterFacts {
        var many = ManyCases()
        var days = 1
        var left = false

        init() {}

        private enum CodingKeys: String, CodingKey {
            case many
            case days = "the-days"
        }
    }

    struct RenamedRouter: Router {
        enum Route: String, CaseIterable { case go }

        func decide(_ route: Route, _ facts: RenamedFacts, _ context: RouteContext) -> Transition {
            .stay
        }
    }

    func testAFieldHasTheNameThatItIsCodedUnder() {
        XCTAssertEqual(RenamedRouter.outline.facts.map(\.name), ["many", "the-days"])
        XCTAssertNil(RenamedRouter.outline.facts[0].values)
    }

    struct ExampleFacts: RouterFacts {
        struct Row: Codable, Hashable, Sendable {
            var id: Int
            var name: String
            var note: String?
            var parts: [String]
            var status: Status
        }

        struct Even: Codable, Hashable, Sendable {
            init() {}

            init(from decoder: any Decoder) throws {
                throw RoutingError.unknownRoute("odd", known: [])
            }
        }

        var row: Row?
        var even: Even?
        var count: Int?
        var isOpen: Bool?
        var name = ""
    }

    struct ExampleRouter: Router {
        enum Route: String, CaseIterable { case go }

        func decide(_ route: Route, _ facts: ExampleFacts, _ context: RouteContext) -> Transition {
            .stay
        }
    }

    func testAFactOfManyValuesHasAnExample() {
        let facts = ExampleRouter.outline.facts
        XCTAssertEqual(facts.map(\.name), ["row", "even", "count", "isOpen", "name"])
        XCTAssertEqual(
            facts.map(\.example),
            [["id": 1, "name": "x", "parts": [], "status": "valid"], nil, 1, nil, "x"])
    }

    func testAnOutlineIsReadAsItWasWritten() throws {
        let data = try JSONEncoder().encode(AllRouter.outline)
        XCTAssertEqual(try JSONDecoder().decode(RouterOutline.self, from: data), AllRouter.outline)
    }
}
