/// The files that differ between the built-in templates only by a word or two.
enum SharedFiles {
    /// The screen of a view model of this type. `start` is the text of its bindings.
    static func screen(viewModel: String, start: String) -> TemplateFile {
        TemplateFile(
            path: "screen/{{Name}}Screen.swift",
            text: #"""
                package import Wayline

                extension RouteName {
                    package static let {{name}}: RouteName = {{wrap}}"{{route}}"
                }

                /// Connects the view and the view model. The router decides where routes lead.
                package final class {{Name}}Screen: ViewScreen {
                    package let way = Way()
                    {{?children}}
                    package let view: {{Name}}View
                    {{/children}}
                    {{^children}}
                    package let view = {{Name}}View()
                    {{/children}}
                    package let router: any Router
                    {{?children}}
                    package let children: [any Screen]
                    {{/children}}
                    private let viewModel: {{wrap}}\#(viewModel)
                    private var bindings: Set<AnyCancellable> = []

                    /// Creates a screen that shows and changes `viewModel`.
                    package init({{wrap}}viewModel: \#(viewModel){{back}}) {
                        self.viewModel = viewModel
                        router = {{Name}}Router({{wrap}}viewModel: viewModel)
                        {{?children}}
                        let parts: [any ViewScreen] = [
                            {{#children}}
                            {{Name}}{{Child}}Screen({{wrap}}viewModel: viewModel.{{child}}Part{{back}}){{comma}}
                            {{/children}}
                        ]
                        children = parts
                        view = {{Name}}View(parts)
                        {{/children}}
                    }

                    package func start() {
                \#(start)
                    }
                }

                """#)
    }

    /// The router of a view model. `value` is the text that reads the value of a property.
    static func router(reading value: String, imports: String = "") -> TemplateFile {
        TemplateFile(
            path: "screen/{{Name}}Router.swift",
            text: imports + #"""
                package import WaylineRouting

                /// Decides the navigation of the screen by the state of the view model.
                package final class {{Name}}Router: Router {
                    package enum Route: String, CaseIterable {
                        case done
                    }

                    private unowned let viewModel: {{wrap}}any {{Name}}ViewModelProtocol

                    /// Creates a router that reads `viewModel`, which must outlive it.
                    package init({{wrap}}viewModel: any {{Name}}ViewModelProtocol{{back}}) {
                        self.viewModel = viewModel
                    }

                    package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
                        switch (route, viewModel.canFinish\#(value)) {
                        {{#coordinator}}
                        case (.done, true): .finish(output)
                        {{/coordinator}}
                        {{^coordinator}}
                        case (.done, true): .pop
                        {{/coordinator}}
                        case (.done, false): .stay
                        }
                    }
                    {{#coordinator}}

                    private var output: {{Name}}Output {
                        {{Name}}Output({{wrap}}name: viewModel.name\#(value))
                    }
                    {{/coordinator}}
                }

                """#)
    }

    /// The tests of that router.
    static func routerTests(reading value: String) -> TemplateFile {
        TemplateFile(
            path: "tests/{{Name}}RouterTests.swift",
            text: #"""
                import Wayline
                import XCTest
                import {{module}}

                /// Tests each route in each state that matters.
                @MainActor
                final class {{Name}}RouterTests: XCTestCase {
                    private let viewModel = {{Name}}ViewModel()
                    private lazy var router = {{Name}}Router({{wrap}}viewModel: viewModel)

                    func testWithoutANameDoneLeadsNowhere() async {
                        XCTAssertEqual(try router.route(to: "done"), .stay)
                    }

                    {{#coordinator}}
                    func testWithANameDoneEndsTheFlow() async {
                        viewModel.name\#(value) = "An"
                        let output = {{Name}}Output(name: "An")
                        XCTAssertEqual(try router.route(to: "done"), .finish(output))
                    }
                    {{/coordinator}}
                    {{^coordinator}}
                    func testWithANameDoneLeadsBack() async {
                        viewModel.name\#(value) = "An"
                        XCTAssertEqual(try router.route(to: "done"), .pop)
                    }
                    {{/coordinator}}
                }

                """#)
    }

    /// The screen of a child with a view model of this type. `start` is the text of its bindings.
    static func childScreen(viewModel: String, start: String) -> TemplateFile {
        TemplateFile(
            path: "child/{{Name}}{{Child}}Screen.swift",
            text: #"""
                package import Wayline

                /// A part of the screen with its own view and view model.
                package final class {{Name}}{{Child}}Screen: ViewScreen {
                    package let way = Way()
                    package let view = {{Name}}{{Child}}View()
                    private let viewModel: {{wrap}}\#(viewModel)
                    private var bindings: Set<AnyCancellable> = []

                    /// Creates a part that shows and changes `viewModel`.
                    package init({{wrap}}viewModel: \#(viewModel){{back}}) {
                        self.viewModel = viewModel
                    }

                    package func start() {
                \#(start)
                    }
                }

                """#)
    }

    /// The tests of a child's view model. `value` is the text that reads the value of a property.
    static func childTests(reading value: String) -> TemplateFile {
        TemplateFile(
            path: "child-tests/{{Name}}{{Child}}ViewModelTests.swift",
            text: #"""
                import Binding
                import XCTest
                import {{module}}

                @MainActor
                final class {{Name}}{{Child}}ViewModelTests: XCTestCase {
                    func testTheTextFollowsTheSwitch() async {
                        let viewModel = {{Name}}{{Child}}ViewModel()
                        XCTAssertEqual(viewModel.text\#(value), "It is closed.")
                        viewModel.isOpen\#(value) = true
                        XCTAssertEqual(viewModel.text\#(value), "It is open.")
                    }
                }

                """#)
    }
}
