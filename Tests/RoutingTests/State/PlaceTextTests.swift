import WaylineRouting
import XCTest

final class PlaceTextTests: XCTestCase {
    private func assertText(
        _ state: NavigationState, _ text: String, line: UInt = #line
    ) {
        XCTAssertEqual(state.description, text, line: line)
    }

    private func shape(_ route: RouteName, _: [FlowLevel]) -> FlowShape? {
        route == "home"
            ? .tabs([PlaceStep("articles"), PlaceStep("profile"), PlaceStep("settings")])
            : nil
    }

    func testAStackIsShownFromTheBottomUp() throws {
        let state = try NavigationState(root: PlaceStep("app"), shape: .stack([.init("login")]))
            .applying(.push("change-password"))
        assertText(state, "app\n  login\n  change-password")
    }

    func testHiddenTabsKeepTheirStacks() throws {
        let state = try NavigationState(root: PlaceStep("app"), shape: .stack([.init("launch")]))
            .applying(.enter("home"), shape: shape)
            .applying(.push("article", ["id": 7]))
            .applying(.start("share", ["article": 7])).applying(.push("friends"))
            .applying(.select("settings")).applying(.push("language"))
            .applying(.alert(Alert("Not saved")))
        assertText(
            state,
            """
            app
              launch
              home (main)
                tab articles
                  articles
                  article id: 7
                  share (child) article: 7
                    share article: 7
                    friends
                tab profile
                  profile
                tab settings (selected)
                  settings
                  language
                alert "Not saved"
            """)
    }

    func testAPresentedFlowIsBelowTheFlowThatItCovers() throws {
        let question = Alert(
            "Empty the cart?", message: "Nothing is kept.",
            actions: [.init("Cancel"), .init("Empty it", route: "empty")])
        let state = try NavigationState(root: "cart").applying(.push("item"))
            .applying(.present("help")).applying(.push("page")).applying(.alert(question))
        assertText(
            state,
            """
            cart
              cart
              item
              help (modal)
                help
                page
                alert "Empty the cart?" message "Nothing is kept." answers "Cancel", "Empty it"
            """)
    }

    func testParametersAreInOrderOfTheirNames() throws {
        let state = try NavigationState(root: "a")
            .applying(
                .push("b", ["z": nil, "a": [1, true], "m": ["k": 2.5], "t": "x", "l": .text("7")]))
        assertText(
            state,
            #"""
            a
              a
              b a: [1, true], l: text "7", m: ["k": 2.5], t: "x", z: nil
            """#)
    }

    func testASecretIsNotShown() throws {
        let state = try NavigationState(root: "a")
            .applying(.push("b", ["email": "an@example.org", "password": .secret("hunter2")]))
        XCTAssertEqual(
            state.description, "a\n  a\n  b email: \"an@example.org\", password: •••")
    }

    func testHostileTextIsEscaped() throws {
        let state = try NavigationState(root: "a\n  b")
            .applying(.push("", ["x\u{1B}[2J": "\u{1B}]0;\u{7}\n\u{202E}", "a: 1, b": "\"•••\\"]))
            .applying(.push("home (main)")).applying(.alert(Alert("\r\"")))
        XCTAssertEqual(
            state.description,
            #"""
            "a\n  b"
              "a\n  b"
              "" "a: 1, b": "\"•••\\", "x\u{1B}[2J": "\u{1B}]0;\u{7}\n\u{202E}"
              "home (main)"
              alert "\r\""
            """#)
    }

    func testLongTextIsCut() throws {
        let long = String(repeating: "y", count: 61)
        let state = try NavigationState(root: "a").applying(.push("b", ["t": .string(long)]))
            .applying(.alert(Alert(long)))
        let cut = "\"" + long.dropLast() + "…\""
        XCTAssertEqual(state.description, "a\n  a\n  b t: \(cut)\n  alert \(cut)")
    }

    func testAFaultIsShown() throws {
        let state = try NavigationState(root: "a").applying(
            .start("b", RouteParameters(7)), shape: { _, _ in .stack([PlaceStep("c")]) })
        let fault = "7 cannot be passed to a screen, for parameters have names. P…"
        XCTAssertEqual(state.description, "a\n  a\n  b (child) fault: \"\(fault)\"\n    c")
    }
}
