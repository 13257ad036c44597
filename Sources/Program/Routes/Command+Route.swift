import WaylineApplication
import WaylineCommandLine
import WaylineRouting

extension Command {
    /// The command that asks the routers of `app`.
    @MainActor
    static func route(of app: App, for program: String) -> Command {
        let routers = AskedRouter.all(of: app)
        let example = AskedRouter.example(among: routers)
        let from = Option.from(routers, like: example?.router.screen)
        let route = ValuePlaceholder(
            "ROUTE", .suggestion { routers.flatMap { $0.routes.map(\.rawValue) } },
            "the name of a route")
        return Command(
            "route", "ask the router of a screen and print its decision; change nothing",
            arguments: [Argument(route, isOptional: true)],
            required: [from], options: [.set, .markdown, .json],
            contradictions: [Contradiction(.markdown, .json, "a table has one form")],
            notes: notes(for: program),
            examples: example.map { examples($0, for: program) } ?? []
        ) { (arguments, output) throws(CommandError) in
            let format: RouteFormat =
                arguments.has(.json) ? .json : arguments.has(.markdown) ? .markdown : .text
            do throws(RouteQuestionError) {
                let screen = arguments.value(from) ?? ""
                let router = try AskedRouter.of(screen, in: app, among: routers)
                let (route, settings) = (arguments.operands.first, arguments.all(.set))
                output.write(try router.answer(route, settings, as: format) + "\n")
                return .success
            } catch {
                throw .refused("\(error)")
            }
        }
    }

    private static func notes(for program: String) -> [Note] {
        [
            .paragraph(
                "Without ROUTE, it prints a table of all routes, with each combination of the "
                    + "facts that matter. A fact of many values is nil or empty, or an example. A "
                    + "fact that you set has only that value. With ROUTE, other facts have their "
                    + "values on a new screen. '\(program) list routes' lists the routes that the "
                    + "router of each screen knows, and the facts that '--set' can set. A value "
                    + "that begins with a bracket is read as JSON, unless the fact is text."),
            .paragraph("The decision is one line, which '\(program) help decisions' explains."),
        ]
    }

    private static func examples(_ asked: AskedRouter.Example, for program: String) -> [Example] {
        let from = "--from \(asked.router.screen)"
        let words = [program, "route", "\(asked.route)", from]
        let setting = asked.setting.map { ["--set", $0] } ?? []
        return [
            Example(
                (words + setting).joined(separator: " "),
                "the decision of the route '\(asked.route)' of the screen "
                    + "'\(asked.router.screen)'"),
            Example("\(program) route \(from)", "all decisions of this screen"),
        ]
    }
}

/// The options of a question to a router.
extension Option {
    fileprivate static func from(_ routers: [AskedRouter], like screen: String?) -> Option {
        let example = screen.map { ", e.g. '--from \($0)'" } ?? ""
        return Option(
            "from", "the screen whose router is asked",
            value: ValuePlaceholder(
                "SCREEN", .suggestion { routers.map(\.screen) }, "the name of a screen\(example)"))
    }

    fileprivate static let set = Option(
        "set", "a fact that the router reads",
        value: ValuePlaceholder("FACT=VALUE", "a fact and its value: '--set FACT=VALUE'"),
        isRepeatable: true)

    fileprivate static let markdown = Option("markdown", "print the table in Markdown")
}
