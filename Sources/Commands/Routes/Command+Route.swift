import TextMenu
import WaylineCommandLine
import WaylineRouting

extension Command {
    /// The command that asks the routers of `app`.
    @MainActor
    static func route(of app: App, for program: String) -> Command {
        Command(
            "route", "ask the router of a screen and print its decision; change nothing",
            arguments: [
                Argument(
                    Placeholder("ROUTE", .suggestion { routes(of: app) }, "the name of a route"),
                    isOptional: true)
            ],
            required: [.from(app)], options: [.set, .markdown, .json],
            contradictions: [Contradiction(.markdown, .json, "a table has one form")],
            notes: notes(for: program),
            examples: examples(of: app, for: program)
        ) { (arguments, output) throws(CommandError) in
            let format: RouteFormat =
                arguments.has(.json) ? .json : arguments.has(.markdown) ? .markdown : .text
            let question = RouteQuestion(
                arguments.operands.first, from: arguments.value(.from) ?? "", arguments.all(.set))
            do throws(RouteQuestionError) {
                output.write(try question.answer(of: app, as: format) + "\n")
                return .success
            } catch {
                throw .refused("\(error)")
            }
        }
    }

    private static func notes(for program: String) -> [Note] {
        [
            .paragraph(
                "Without a route, it prints a table: each route with each combination of the facts "
                    + "that have few values and are not set. "
                    + "'\(program) list routes' lists the routes that the router of each screen "
                    + "knows, and the facts that '--set' can set. A fact that is not "
                    + "set has its value on a new screen. A value that begins "
                    + "with a bracket is read as JSON, unless the fact is text."),
            .paragraph("The decision is one line, which '\(program) help decisions' explains."),
        ]
    }

    @MainActor
    private static func examples(of app: App, for program: String) -> [Example] {
        guard let (router, route, setting) = AskedRouter.example(of: app) else { return [] }
        let from = "--from \(router.screen)"
        let words = [program, "route", "\(route)", from] + (setting.map { ["--set", $0] } ?? [])
        return [
            Example(
                words.joined(separator: " "),
                "the decision of the route '\(route)' of the screen '\(router.screen)'"),
            Example("\(program) route \(from)", "all decisions of this screen"),
        ]
    }

    @MainActor
    private static func routes(of app: App) -> [String] {
        AskedRouter.all(of: app).flatMap { $0.routes.map(\.rawValue) }
    }
}

/// The options of a question to a router.
extension Option {
    static let from = from("", { [] })

    @MainActor
    fileprivate static func from(_ app: App) -> Option {
        let example = AskedRouter.example(of: app).map { ", e.g. '--from \($0.router.screen)'" }
        return from(example ?? "") { AskedRouter.all(of: app).map(\.screen) }
    }

    private static func from(
        _ example: String, _ screens: @escaping @MainActor @Sendable () -> [String]
    ) -> Option {
        Option(
            "from", "the screen whose router is asked",
            value: Placeholder("SCREEN", .suggestion(screens), "the name of a screen\(example)"))
    }

    static let set = Option(
        "set", "a fact that the router reads",
        value: Placeholder("FACT=VALUE", "a fact and its value: '--set FACT=VALUE'"),
        isRepeatable: true)

    static let markdown = Option("markdown", "print the table in Markdown")
}
