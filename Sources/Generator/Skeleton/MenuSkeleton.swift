/// The files of a menu of screens, with the list to which the generator adds screens.
///
/// A package that already has such a list needs none of them.
package struct MenuSkeleton: Hashable, Sendable {
    private let sources: String
    private let tests: String

    /// The module of the sources.
    let module: String

    /// Creates a menu. Its sources and tests go below these folders of the package.
    package init(sources: String, tests: String) {
        self.sources = sources
        self.tests = tests
        module = PackageSettings(sources: sources, tests: tests).module
    }

    package var files: [RenderedFile] {
        [
            RenderedFile(path: listPath, text: list()),
            RenderedFile(path: "\(sources)/Menu/AppCoordinator.swift", text: coordinator),
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
        import Wayline

        /// A screen in the menu.
        typealias Listed = ListedScreen<AppCoordinator>

        /// The screens in the menu.
        @MainActor
        enum ScreenList {
            // One screen a line, in order, each with its comma: the generator adds and removes these.
            // swift-format-ignore
            static let all: [Listed] = [
        \#(members.sorted().map { "        .\($0),\n" }.joined())    ]
        }

        """#
    }

    private var coordinator: String {
        #"""
        import Wayline

        /// Owns the menu and its screens.
        final class AppCoordinator: Coordinator {
            static let flow = Flow<AppCoordinator>(.menu) {
                ScreenRoute(.menu) { _ in MenuScreen(ScreenList.all) }
                    .on(\.view.screens.chosenPublisher) { _, screen in screen.transition }
                ScreenList.all
            }
        }

        """#
    }

    private var screen: String {
        #"""
        import Wayline

        extension RouteID<NoInput> { static let menu = Self("menu") }

        /// Shows the menu. Its coordinator opens the screen that the user chooses.
        final class MenuScreen: ViewScreen {
            let view = MenuView()

            /// Creates a menu of these screens.
            init(_ screens: [Listed]) {
                view.screens.items = screens
            }
        }

        """#
    }

    private var view: String {
        #"""
        import Wayline

        /// The controls of the menu.
        final class MenuView: View {
            let title = "Menu"
            let screens = List<Listed>("Screens", title: \.title)

            var controls: [Control] { [screens] }
        }

        """#
    }

    private var flowTests: String {
        #"""
        import Wayline
        import XCTest

        @testable import \#(module)

        /// Uses the menu as a user does.
        @MainActor
        final class MenuFlowTests: XCTestCase {
            func testEachRowLeadsToItsScreenAndBack() async throws {
                let app = try FlowDriver(AppCoordinator())
                XCTAssertTrue(app.text.hasPrefix("Menu"), app.text)
                for screen in ScreenList.all {
                    try await app.choose(screen.title, in: "Screens")
                    XCTAssertEqual(app.path, ["menu", screen.route.name])
                    try await app.back()
                    XCTAssertEqual(app.path, ["menu"])
                }
                XCTAssertEqual(app.navigator.findLeaks(), [])
            }
        }

        """#
    }
}
