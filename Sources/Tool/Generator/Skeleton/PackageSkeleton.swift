import WaylineValues

/// The files of a new package that depends on Wayline: a menu of screens, a program that shows it,
/// and tests. It has no screen yet.
struct PackageSkeleton: Hashable, Sendable {
    private let name: String
    private let wayline: WaylineLocation

    /// The framework of its tests.
    let framework: TestFramework

    /// Creates a package of this name, with a program of the same name. `wayline` is the location
    /// of Wayline: the address of a repository, or a path, which may be relative to the folder of
    /// the new package.
    init(name: String, wayline: WaylineLocation, framework: TestFramework = .xctest) {
        self.name = name
        self.framework = framework
        self.wayline = wayline
    }

    /// The module of the screens. Targets of packages that are built together need different names,
    /// so this one contains the package's name.
    var module: String { "\(name)Screens" }

    /// The folder of the sources of the screens.
    var sources: String { "Sources/\(module)" }

    /// The folder of the tests of the screens.
    var tests: String { "Tests/\(module)Tests" }

    /// The path of the list of screens.
    private var list: String { "\(sources)/ScreenList.swift" }

    /// The path of the list of previews.
    private var previews: String { "\(sources)/PreviewList.swift" }

    /// Returns the files, with a line in the list of screens for each of these members of `Listed`.
    func files(listing members: [String] = []) -> [TextFile] {
        [
            TextFile(path: "Package.swift", text: manifest),
            TextFile(path: "README.md", text: readme),
            TextFile(path: ".gitignore", text: ".build/\n.swiftpm/\n"),
            TextFile(
                path: ".gitattributes",
                text: [list, previews, "\(sources)/Menu/AppCoordinator.swift"].map {
                    "/\($0) merge=union\n"
                }.joined()),
            TextFile(path: ".swift-format", text: Self.layout),
            TextFile(path: "Sources/\(name)/Program.swift", text: program),
            TextFile(path: "\(sources)/App+Main.swift", text: app),
            TextFile(path: "\(tests)/ProgramTests.swift", text: programTests),
            TextFile(path: "\(tests)/PictureTests.swift", text: pictureTests),
            TextFile(path: list, text: Self.list(of: members)),
            TextFile(path: previews, text: Self.previewList),
            TextFile(path: "\(sources)/Menu/AppCoordinator.swift", text: Self.coordinator),
            TextFile(path: "\(sources)/Menu/MenuScreen.swift", text: Self.screen),
            TextFile(path: "\(sources)/Menu/MenuView.swift", text: Self.view),
            TextFile(path: "\(tests)/Menu/MenuFlowTests.swift", text: flowTests),
        ]
    }

    private var manifest: String {
        #"""
        // swift-tools-version: 6.2

        import PackageDescription

        let wayline = product("Wayline")
        let exploration = product("WaylineExploration")
        let program = product("WaylineProgram")
        let textMenu = product("TextMenu")
        let pictures = product("WaylinePictures")

        let package = Package(
            name: "\#(name)",
            dependencies: [
                \#(wayline.dependency)
            ],
            targets: [
                .target(
                    name: "\#(module)",
                    dependencies: [wayline]),
                .testTarget(
                    name: "\#(module)Tests",
                    dependencies: [
                        "\#(module)",
                        wayline, exploration, program, textMenu, pictures,
                    ]),
                .executableTarget(
                    name: "\#(name)",
                    dependencies: ["\#(module)", program]),
            ],
            swiftLanguageModes: [.v6]
        )

        func product(_ name: String) -> Target.Dependency {
            .product(name: name, package: "\#(wayline.package)")
        }

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
        | see a screen in each state of its service | `swift run \#(name) preview` |
        | see where the routes of a screen lead | `swift run \#(name) route --from SCREEN` |
        | test it | `swift test` |
        | draw the pictures that its tests compare | `WAYLINE_DRAW=1 swift test` |
        | format the code | `swift format -i -r Package.swift Sources Tests` |

        Each screen has a folder in `\#(sources)`, and its tests have one in `\#(tests)`. The
        menu shows the screens that `\#(list)` lists.

        The program `wayline` comes with Wayline. It adds a screen with its tests, and removes it:

        ```sh
        swift run wayline generate screen OrderHistory customer total:Double
        swift run wayline destroy screen OrderHistory
        ```

        """#
    }

    /// The layout of its sources.
    static var layout: String {
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
        let imports = ["WaylineProgram", module].sorted()
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
                    .previews { PreviewList.all.flatMap { $0 } }
            }
        }

        """#
    }

    /// Returns the imports of a test, in order.
    func imports(_ modules: String...) -> String {
        (modules + [framework.module]).sorted().map { "import \($0)\n" }.joined()
    }
}
