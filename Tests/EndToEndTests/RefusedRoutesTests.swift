import XCTest

/// Asks the compiler about mistakes in routers and screens.
final class RefusedRoutesTests: XCTestCase {
    private static let destinations = """
        import Wayline

        struct ProductInput: Codable { var id: Int }
        extension Destination<NoInput, NoOutput> { static let cart = Self("cart") }
        extension Destination<NoInput, Int> { static let shop = Self("shop") }
        extension Destination<ProductInput, NoOutput> {
            static let product = Self("product")
        }

        """

    private func answer(
        deciding decision: String = ".stay", performing route: String = ".buy",
        starting child: String = ".shop", declaring screen: String = ""
    ) throws -> String {
        try Compiler.answer(
            to: Self.destinations + self.screen(deciding: decision, performing: route)
                + coordinators(starting: child, declaring: screen))
    }

    private func screen(deciding decision: String, performing route: String) -> String {
        """

        struct ShopRouter: Router {
            typealias Output = Int
            enum Route: String, CaseIterable { case buy }
            func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
                \(decision)
            }
        }

        final class ShopScreen: Screen {
            typealias Routes = ShopRouter
            func buy() { perform(\(route)) }
        }

        """
    }

    private func coordinators(starting child: String, declaring screen: String) -> String {
        """

        final class HomeCoordinator: Coordinator {
            static let flow = Flow<HomeCoordinator>(.cart) {
                ChildFlow(\(child)) { _ in
                    ShopCoordinator()
                } onResult: { _, result in
                    if case .finished(let number) = result, number > 7 { return .pop }
                    return .stay
                }
                \(screen)
            }
        }

        final class ShopCoordinator: Coordinator {
            typealias Output = Int
            static let flow = Flow<ShopCoordinator>(.cart) {
                FlowScreen(.cart) { _ in ShopScreen() }
            }
        }
        """
    }

    func testTheRightFormsCompile() throws {
        for decision in [
            ".push(.cart)", ".push(.product, ProductInput(id: 7))",
            ".present(.product, .init(id: 7))",
            #".push("product", ["id": 7])"#, ".popTo(.product)", "finish(7)",
        ] {
            XCTAssertEqual(try answer(deciding: decision), "", decision)
        }
    }

    func testAMisspeltRouteIsNamedAtItsPlace() throws {
        let message = try answer(deciding: ".push(.cort)")
        XCTAssertTrue(
            message.contains("type 'Destination<NoInput, Output>' has no member 'cort'"), message)
    }

    func testTextIsNotARoute() throws {
        for decision in [#".push("cart")"#, #".push("product", ProductInput(id: 7))"#] {
            XCTAssertTrue(try answer(deciding: decision).contains("error: "), decision)
        }
    }

    func testAnInputOfAnotherTypeIsRefused() throws {
        let message = try answer(deciding: ".push(.product, 7)")
        XCTAssertTrue(
            message.contains(
                "cannot convert value of type 'Int' to expected argument type 'ProductInput'"),
            message)
    }

    func testAMissingInputIsRefused() throws {
        let message = try answer(deciding: ".push(.product)")
        XCTAssertTrue(
            message.contains("pass the input that the destination needs after it"), message)
    }

    func testAResultOfAnotherTypeIsRefused() throws {
        let message = try answer(deciding: #"finish("seven")"#)
        XCTAssertTrue(
            message.contains("cannot convert value of type 'String'") && message.contains("'Int'"),
            message)
    }

    func testARouteOfAnotherRouterIsRefused() throws {
        let message = try answer(performing: ".sell")
        XCTAssertTrue(message.contains("has no member 'sell'"), message)
    }

    func testAChildFlowOfAnotherResultIsRefused() throws {
        let message = try answer(starting: ".cart")
        XCTAssertTrue(
            message.contains("the child flow has another Output than its destination"), message)
    }

    func testAPresentedScreenDeclaresTheReceiverOfItsResult() throws {
        let screen = "FlowScreen(.cart) { _ in ShopScreen() }"
        let message = try answer(declaring: screen)
        XCTAssertTrue(message.contains("another Output than the flow: is 'returns(to:)' missing?"))
        let receiver = ".returns(to: ShopScreen.self) { _, _ in }"
        XCTAssertEqual(try answer(declaring: screen + receiver), "")
    }

    func testAnActionOfAButtonNeedsItsOwner() throws {
        let code = "import Wayline\n@MainActor func bind(_ button: Button) { "
        let message = try Compiler.answer(to: code + "button.onTap { print(1) } }")
        XCTAssertTrue(message.contains("pass the owner of the action: onTap(self) {"), message)
        XCTAssertEqual(
            try Compiler.answer(to: code + "button.onTap(button) { $0.cancel() } }"), "")
    }
}
