/// The files of a new package that depends on Wayline: a menu of screens, a program that shows it,
/// and tests. It has no screen yet.
package struct PackageSkeleton: Hashable, Sendable {
    private let name: String
    private let wayline: WaylineLocation

    /// The longest name for which all lines fit the layout.
    package static let longestName = 50

    /// Creates a package of this name, with a program of the same name. `wayline` is the location
    /// of Wayline: the address of a repository, or a path, which may be relative to the folder of
    /// the new package.
    package init(name: String, wayline: WaylineLocation) {
        self.name = name
        self.wayline = wayline
    }

    /// The folder of the sources of the screens; its last part is the module. Targets of packages
    /// that are built together need different names, so this one contains the package's name.
    package var sources: String { "Sources/\(screens)" }

    /// The folder of the tests of the screens.
    package var tests: String { "Tests/\(screens)Tests" }

    private var screens: String { "\(name)Screens" }

    /// The menu, with the list to which screens are added.
    package var menu: MenuSkeleton {
        MenuSkeleton(sources: sources, tests: tests)
    }

    package var files: [RenderedFile] {
        [
            RenderedFile(path: "Package.swift", text: manifest),
            RenderedFile(path: "README.md", text: readme),
            RenderedFile(path: ".gitignore", text: ".build/\n.swiftpm/\n"),
            RenderedFile(
                path: ".gitattributes", text: "/\(menu.listPath) merge=union\n"),
            RenderedFile(path: ".swift-format", text: Self.layout),
            RenderedFile(path: "Sources/\(name)/Program.swift", text: program),
            RenderedFile(path: "\(sources)/App+Main.swift", text: app),
            RenderedFile(path: "\(tests)/ProgramTests.swift", text: programTests),
        ] + menu.files
    }

    private var manifest: String {
        let source = WaylineSource(wayline)
        return #"""
            // swift-tools-version: 6.2

            import PackageDescription

            let wayline: Target.Dependency = .product(
                name: "Wayline", package: "\#(source.package)")

            let package = Package(
                name: "\#(name)",
                dependencies: [
                    \#(source.dependency)
                ],
                targets: [
                    .target(
                        name: "\#(screens)",
                        dependencies: [wayline]),
                    .testTarget(
                        name: "\#(screens)Tests",
                        dependencies: ["\#(screens)", wayline]),
                    .executableTarget(
                        name: "\#(name)",
                        dependencies: ["\#(screens)", wayline]),
                ],
                swiftLanguageModes: [.v6]
            )

            """#
    }

    private var readme: String {
        #"""
        # \#(name)

        An app of text menus, made with Wayline.

        | to | type |
        |---|---|
        | run it on the whole screen | `swift run \#(name)` |
        | run it line by line | `swift run \#(name) --plain` |
        | begin at the first screen | `swift run \#(name) --fresh` |
        | use it by a script, without a screen | `swift run \#(name) --script steps.txt` |
        | list its screens | `swift run \#(name) list screens` |
        | see where the routes of a screen lead | `swift run \#(name) route --from SCREEN` |
        | test it | `swift test` |
        | format the code | `swift format -i -r Package.swift Sources Tests` |

        Each screen has a folder in `\#(sources)`, and its tests have one in `\#(tests)`. The
        menu shows the screens that `\#(menu.listPath)` lists.

        The program `wayline` comes with Wayline. It adds a screen with its tests, and removes it:

        ```sh
        swift run wayline generate screen OrderHistory customer total:Double
        swift run wayline destroy screen OrderHistory
        ```

        """#
    }

    /// The layout of its sources.
    package static var layout: String {
        #"""
        {
          "version": 1,
          "lineLength": 100,
          "indentation": { "spaces": 4 },
          "maximumBlankLines": 1,
          "respectsExistingLineBreaks": true,
          "lineBreakBeforeEachArgument": false
        }

        """#
    }

    private var program: String {
        let imports = ["Wayline", menu.module].sorted()
            .map { "import \($0)\n" }.joined()
        return imports + #"""

            /// The program of the app. `--help` lists its commands.
            @main
            struct Program {
                static func main() async {
                    await ConsoleApp(.main).main()
                }
            }

            """#
    }

    private var app: String {
        #"""
        import Wayline

        extension App {
            /// The app, which its program runs and its tests use.
            public static var main: App {
                App("\#(name)") { _ in AppCoordinator() }
            }
        }

        """#
    }

    private var programTests: String {
        #"""
        import Wayline
        import XCTest

        @testable import \#(menu.module)

        /// Uses the program as a user does.
        @MainActor
        final class ProgramTests: XCTestCase {
            func testTheProgramListsTheScreens() async {
                var text = ""
                let status = await ConsoleApp(.main).run(["list", "screens"]) { text += $0 }
                XCTAssertEqual(status, 0, text)
                XCTAssertTrue(text.contains("menu"), text)
            }

            func testEveryWayThroughTheAppIsSound() async throws {
                let found = try await Exploration(of: .main).run()
                XCTAssertEqual(found.problems, [])
            }
        }

        """#
    }
}
