/// The files of a menu of screens, with the list to which the generator adds screens.
///
/// A package that already has such a list needs none of them.
package struct MenuSkeleton: Hashable, Sendable {
    /// The coordinator that owns the menu and its screens.
    private let owner: String
    private let sources: String
    private let tests: String

    /// The module of the sources.
    let module: String

    /// Creates a menu of this owner. Its sources and tests go below these folders of the package.
    package init(owner: String = "MenuCoordinator", sources: String, tests: String) {
        self.owner = owner
        self.sources = sources
        self.tests = tests
        module = TemplateScope.module(of: sources)
    }

    package var files: [RenderedFile] {
        [
            RenderedFile(path: listPath, text: list()),
            RenderedFile(path: "\(sources)/Menu/\(owner).swift", text: coordinator),
            RenderedFile(path: "\(sources)/Menu/MenuRouter.swift", text: router),
            RenderedFile(path: "\(sources)/Menu/MenuScreen.swift", text: screen),
            RenderedFile(path: "\(sources)/Menu/MenuView.swift", text: view),
            RenderedFile(path: "\(tests)/Menu/MenuFlowTests.swift", text: flowTests),
        ]
    }

    /// The path of the list of screens.
    package var listPath: String { "\(sources)/ScreenList.swift" }

    /// The list of screens, with one line for each of these members of `Listed`.
    package func list(of members: [String] = []) -> String {
        #"""
        package import Wayline

        /// A screen in the menu.
        package typealias Listed = ListedScreen<\#(owner)>

        /// The screens in the menu.
        @MainActor
        package enum ScreenList {
            // One screen a line, in order, each with its comma: the generator adds and removes these.
            // swift-format-ignore
            package static let all: [Listed] = [
        \#(members.sorted().map { "        .\($0),\n" }.joined())    ]
        }

        """#
    }

    private var coordinator: String {
        #"""
        package import Wayline

        /// Owns the menu and its screens.
        package final class \#(owner): Coordinator {
            package static let flow = Flow<\#(owner)>(.menu) {
                ScreenRoute(.menu) { _ in MenuScreen(ScreenList.all) }
                ScreenList.all
            }

            package let way = Way()

            package init() {}
        }

        """#
    }

    private var router: String {
        #"""
        package import Wayline

        /// Decides the navigation of the menu.
        package struct MenuRouter: Router {
            package enum Route: String, CaseIterable {
                /// Opens the listed screen that the parameter `route` names.
                case screen
            }

            private let screens: [Listed]

            package init(_ screens: [Listed]) {
                self.screens = screens
            }

            package func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
                switch route {
                case .screen:
                    screens.first { parameters["route"] == .text($0.route.rawValue) }?.transition ?? .stay
                }
            }
        }

        """#
    }

    private var screen: String {
        #"""
        package import Wayline

        extension RouteName {
            package static let menu: RouteName = "menu"
        }

        /// Shows the menu, and opens the screen that the user chooses.
        package final class MenuScreen: ViewScreen {
            package let way = Way()
            package let view = MenuView()
            package let router: any Router
            private var bindings: Set<AnyCancellable> = []

            /// Creates a menu of these screens.
            package init(_ screens: [Listed]) {
                view.screens.items = screens
                router = MenuRouter(screens)
            }

            package func start() {
                view.screens.selectionPublisher
                    .bind(to: self) { $0.open($1) }
                    .store(in: &bindings)
            }

            private func open(_ screen: Listed) {
                perform(MenuRouter.Route.screen, ["route": .text(screen.route.rawValue)])
            }
        }

        """#
    }

    private var view: String {
        #"""
        package import Wayline

        /// The controls of the menu.
        package final class MenuView: View {
            package let title = "Menu"
            package let screens = List<Listed>("Screens", title: \.title)

            package var controls: [Control] { [screens] }
        }

        """#
    }

    private var flowTests: String {
        let imports = ["Wayline", "XCTest", module].sorted()
            .map { "import \($0)\n" }.joined()
        return imports + #"""

            /// Uses the menu as a user does.
            @MainActor
            final class MenuFlowTests: XCTestCase {
                func testEachRowLeadsToItsScreenAndBack() async throws {
                    let app = try FlowDriver(\#(owner)())
                    for screen in ScreenList.all {
                        try await app.choose(screen.title)
                        XCTAssertEqual(app.path, [.menu, screen.route])
                        try await app.back()
                        XCTAssertEqual(app.path, [.menu])
                    }
                    XCTAssertEqual(app.navigator.findLeaks(), [])
                }

                func testAnUnknownScreenLeadsNowhere() async {
                    let router = MenuRouter(ScreenList.all)
                    XCTAssertEqual(try router.route(to: "screen", ["route": "nowhere to be found"]), .stay)
                }
            }

            """#
    }
}
