import Foundation
import Randomness

/// A package, made and filled by the built `app`, which is built, linted, tested and walked through
/// as a user would.
struct Trial {
    private static let name = "Shop"
    private static let bindings = ["closures", "streams", "published"]
    private static let childNames = ["Header", "Photos", "Footer"]
    let app: String
    let wayline: URL
    let work: URL

    private var package: URL { work.appendingPathComponent(Self.name) }

    func run() throws {
        var random = SplitMix.printed("GeneratorTrial")
        try clear()
        try make()
        let before = try Tree(package)
        let screens = try generate(20, &random)
        try check("20 screens")
        try walk(screens)
        try measureOneMore()
        try app(["destroy", "screen"] + screens.shuffled(using: &random))
        try Tree(package).requireEqual(to: before)
        print("destroyed: the package is as it was before")
    }

    private func clear() throws {
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: package.path) {
            try FileManager.default.removeItem(at: package)
        }
    }

    private func make() throws {
        try Tool(
            path: app,
            arguments: [
                "new", "package", Self.name, "--at", work.path, "--wayline", wayline.path,
            ]
        ).run()
    }

    /// Screens with random options, each by a call of its own; some go again in between.
    private func generate(_ count: Int, _ random: inout SplitMix) throws -> [String] {
        var names: [String] = []
        for number in 1...count {
            let name = "Screen\(number)"
            var options = ["--binding", Self.bindings.randomElement(using: &random) ?? "closures"]
            if Bool.random(using: &random) { options.append("--coordinator") }
            for child in Self.childNames.prefix(.random(in: 0...3, using: &random)) {
                options += ["--child", child]
            }
            try app(["generate", "screen", name] + options)
            print(name, options.joined(separator: " "))
            names.append(name)
            if number.isMultiple(of: 7) { try app(["destroy", "screen", names.removeFirst()]) }
        }
        return names
    }

    private func check(_ what: String) throws {
        let start = Date()
        let built = try swift("build", "--build-tests", "-j", "2")
        guard !built.contains("warning:") else { throw Tool.Failure(description: built) }
        try swift("format", "lint", "--strict", "-r", "Package.swift", "Sources", "Tests")
        try swift("test", "--skip-build")
        print("\(what): built, linted and tested in \(Int(-start.timeIntervalSinceNow)) s")
    }

    /// Each is in the menu.
    private func walk(_ screens: [String]) throws {
        let text = try Tool(
            path: "swift", arguments: arguments("run", "--skip-build", Self.name, "--plain"),
            folder: package, input: "+\n+\nq\n"
        ).run()
        for screen in screens where !text.contains(screen) {
            throw Tool.Failure(description: "\(screen) is not in the menu:\n\(text)")
        }
    }

    /// What an incremental build takes after one more screen.
    private func measureOneMore() throws {
        try swift("build", "-j", "2")
        try app(["generate", "screen", "OneMore"])
        let start = Date()
        let text = try swift("build", "-j", "2")
        let files = text.split(separator: "\n").filter { $0.contains("Compiling ") }
            .compactMap { $0.split(separator: " ").last }
        print("one more screen: \(-start.timeIntervalSinceNow) s, compiled \(Set(files).sorted())")
        try app(["destroy", "screen", "OneMore"])
    }

    private func app(_ arguments: [String]) throws {
        try Tool(path: app, arguments: arguments, folder: package).run()
    }

    @discardableResult
    private func swift(_ command: String, _ arguments: String...) throws -> String {
        try Tool(
            path: "swift",
            arguments: command == "format"
                ? [command] + arguments : self.arguments(command, arguments),
            folder: package
        ).run()
    }

    /// What is built stays for the next trial.
    private func arguments(_ command: String, _ others: String...) -> [String] {
        arguments(command, others)
    }

    private func arguments(_ command: String, _ others: [String]) -> [String] {
        [command, "--scratch-path", work.appendingPathComponent("build").path] + others
    }
}
