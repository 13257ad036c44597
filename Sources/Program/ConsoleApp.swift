public import WaylineApplication
package import WaylineCommandLine
public import WaylineExploration

/// The program of an app. It runs the app in the terminal, and answers questions about it.
///
/// ```swift
/// await ConsoleApp(.cafe).main()
/// ```
///
/// Its commands are `run`, which is the default, `serve`, `preview`, `route`, `list`, `explore`,
/// `map`, `record`, `replay`, `completions` and `help`; `help` explains them. ``commands(_:)`` adds
/// commands, and `App.options(_:)` adds options.
@MainActor
public struct ConsoleApp {
    let app: App
    private let name: String
    private let version: String
    private let about: String
    private var commands: [Command] = []
    private var lists: [Listing] = []
    private var terms: [(String, String)] = []

    /// The search of `explore` and `map`.
    private(set) var plan: SearchPlan

    /// True if the app has an exploration of its own.
    private(set) var hasExploration = false

    /// True if it is the program of this process, and is not run by a test.
    private(set) var isProcess = false

    /// Creates the program of `app`. Its help shows the lines of `about`, and `--version` shows
    /// `version`.
    ///
    /// `program` is the name that the user types; by default, that of the file that runs.
    public init(
        _ app: App, version: String = "", about: String = "", program: String? = nil
    ) {
        let names = [app.name] + [version].filter { !$0.isEmpty }
        self.app = app
        self.version = "\(names.joined(separator: " ")) (\(Program.version))"
        self.about = about
        plan = Exploration(of: app).plan
        name = program ?? CommandLine.arguments.first?.fileName ?? "app"
    }

    /// Returns the program with the exploration that `explore` and `map` run. Without it, they use
    /// the app with inputs that declare nothing.
    ///
    /// ```swift
    /// await ConsoleApp(.kiosk).exploring(.bakery).main()
    /// ```
    public func exploring<World>(_ exploration: Exploration<World>) -> ConsoleApp {
        var console = self
        (console.plan, console.hasExploration) = (exploration.plan, true)
        return console
    }

    /// Returns the program with commands of the app's own.
    ///
    /// ```swift
    /// await ConsoleApp(.cafe).commands([.price]).main()
    /// ```
    ///
    /// Traps if a name is not made of lowercase letters, digits and single hyphens, or if the
    /// program has a command of this name already.
    public func commands(_ commands: [AppCommand]) -> ConsoleApp {
        var console = self
        for command in commands {
            let fault = command.fault(beside: console.program.commands.map(\.words[0]))
            precondition(fault == nil, fault ?? "")
            console.commands.append(command.command(of: name))
        }
        return console
    }

    /// Returns the program with more commands and lists, and the terms of their JSON.
    package func adding(
        _ commands: [Command], lists: [Listing], json terms: [(String, String)]
    ) -> ConsoleApp {
        var console = self
        console.commands += commands
        console.lists += lists
        console.terms += terms
        return console
    }

    /// Runs the command that `arguments` name, by default those of the process. Ends the process if
    /// it fails: with status 1, or 64 if an argument is wrong.
    public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async {
        var console = self
        console.isProcess = true
        await console.program.run(arguments)
    }

    /// Runs the command that `arguments` name, and returns its status. A test can read what it
    /// writes.
    ///
    /// ```swift
    /// let status = await ConsoleApp(.cafe).run(["list", "screens"]) { text += $0 }
    /// XCTAssertEqual(status, 0)
    /// ```
    ///
    /// `serve`, and `run` without a script, use the input and output of the process.
    public func run(
        _ arguments: [String], write: @escaping @MainActor (String) -> Void
    ) async -> Int32 {
        await program.run(arguments, Output(write: write, writeError: write)).rawValue
    }

    var program: Program {
        let run = Command.run(self, as: name, about: notes)
        let lists = allLists
        return Program(
            name, "Runs \(app.name) in the terminal.",
            commands: [
                run, .serve(app, for: name, links: links.map(\.example)),
                .preview(of: app, for: name),
                .route(of: app, for: name), .list(lists, for: name), .explore(self, for: name),
                .map(self, for: name), .record(app, for: name), .replay(self, for: name),
            ] + commands, standard: run,
            topics: [
                .script(for: name, link: link), .decisions(for: name),
                .json(
                    lists, Topic.fieldsOfDecisions + Topic.fieldsOfExploration + terms),
            ],
            version: version)
    }

    /// An example of the app's first link; nil without links, or if their table has a fault.
    private var link: String? { links.first?.example }

    var links: [ListedLink] {
        do { return try app.makeLinks.map { try ListedLink.all(of: $0()) } ?? [] } catch {
            return []
        }
    }

    private var notes: [Note] { about.isEmpty ? [] : [.verbatim(about)] }

    private var allLists: [Listing] {
        let own: [Listing] = [
            .screens(of: app), .routes(of: app), .flows(of: app), .links(of: app),
            .previews(of: app),
        ]
        return own + [.commands { program }] + lists
    }
}

extension String {
    /// The last part of a path.
    fileprivate var fileName: String {
        split(separator: "/").last.map { String($0) } ?? self
    }
}
