import WaylineValues

/// The menu of a new package, with the list to which the generator adds screens.
extension PackageSkeleton {
    /// The list of screens, with one line for each of these members of `Listed`.
    static func list(of members: [String] = []) -> String {
        #"""
        import Wayline

        /// A screen in the menu.
        typealias Listed = FlowElement<AppCoordinator>

        /// The screens in the menu.
        @MainActor
        enum ScreenList {
            // One screen a line, in order, each with its comma: the generator adds and removes \#
        these.
            // swift-format-ignore
            static let all: [Listed] = [
        \#(members.sorted().map { "        .\($0),\n" }.joined())    ]
        }

        """#
    }

    static var previewList: String {
        #"""
        import Wayline

        /// The previews of the screens.
        @MainActor
        enum PreviewList {
            // One screen a line, in order, each with its comma: the generator adds and removes \#
        these.
            // swift-format-ignore
            static let all: [[Preview]] = [
            ]
        }

        """#
    }

    static var coordinator: String {
        #"""
        import Wayline

        /// Owns the menu and its screens.
        final class AppCoordinator: Coordinator {
            // One screen a line, so that Git can merge those of two branches.
            // swift-format-ignore
            static let flow = Flow<AppCoordinator>(.menu) {
                FlowScreen(.menu) { _ in MenuScreen(ScreenList.all) }
                    .on(\.view.screens.chosenPublisher) { _, line in line.transition }
                ScreenList.all
            }
        }

        """#
    }

    static var screen: String {
        #"""
        import Wayline

        extension Destination<NoInput, NoOutput> {
            static let menu = Self("menu")
        }

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

    static var view: String {
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

    var flowTests: String {
        let (titled, path) = ("app.text.hasPrefix(\"Menu\")", "app.path")
        let isTitled = framework.code(.isTrue(titled, shown: "app.text"))
        let isThere = framework.code(.equal(path, "[\"menu\", screen.route]"))
        let isBack = framework.code(.equal(path, "[\"menu\"]"))
        let isFreed = framework.code(.equal("app.navigator.findLeaks()", "[]"))
        return #"""
            \#(imports("Wayline"))
            @testable import \#(module)

            /// Uses the menu as a user does.
            @MainActor
            \#(framework.suite("MenuFlowTests"))
                \#(framework.test("EachRowLeadsToItsScreenAndBack")) async throws {
                    let app = try FlowDriver(AppCoordinator())
                    \#(isTitled)
                    for screen in ScreenList.all {
                        try await app.choose(screen.title, in: "Screens")
                        \#(isThere)
                        try await app.back()
                        \#(isBack)
                    }
                    \#(isFreed)
                }
            }

            """#
    }
}
