import FileTrees
import Foundation
import Randomness

/// The package that the tutorial has made, filled with screens, built, linted, tested and walked
/// through.
struct Trial {
    private static let bindings = ["closures", "streams", "published"]
    private static let childNames = ["Header", "Photos", "Footer"]
    let app: String
    let package: URL

    func run() throws {
        var random = SplitMix.printed("GeneratorTrial")
        let before = try tree()
        let screens = try generate(20, &random)
        try check()
        try walk(screens)
        try app(["destroy", "screen"] + screens.shuffled(using: &random))
        let different = try tree().differences(from: before)
        guard different.isEmpty else {
            throw Tool.Failure(description: "these differ: \(different)")
        }
        print("destroyed: the package is as it was before")
    }

    /// Screens with random options, each by a call of its own; some go again in between.
    private func generate(_ count: Int, _ random: inout SplitMix) throws -> [String] {
        var names: [String] = []
        for number in (1...count).shuffled(using: &random) {
            let name = "Screen\(number)"
            var options = ["--binding", Self.bindings.randomElement(using: &random) ?? "closures"]
            if Bool.random(using: &random) { options.append("--coordinator") }
            for child in Self.childNames.prefix(.random(in: 0...3, using: &random)) {
                options += ["--child", child]
            }
            try app(["generate", "screen", name] + options)
            print(name, options.joined(separator: " "))
            names.append(name)
            if number.isMultiple(of: 7) {
                try app(["destroy", "screen", name])
                try app(["generate", "screen", name] + options)
            }
        }
        return names
    }

    private func check() throws {
        let start = Date()
        let built = try swift("build", "--build-tests", "-j", "2")
        guard !built.contains("warning:") else { throw Tool.Failure(description: built) }
        try swift("format", "lint", "--strict", "-r", "Package.swift", "Sources", "Tests")
        try swift("test", "--skip-build")
        print("built, linted and tested in \(Int(-start.timeIntervalSinceNow)) s")
    }

    /// All of the package, but for what is built.
    private func tree() throws -> FileTree {
        try FileTree(package) { $0.hasPrefix(".build") || $0 == "Package.resolved" }
    }

    /// Each is in the menu, whose rows are shown by tens.
    private func walk(_ screens: [String]) throws {
        let text = try Tool(
            path: "swift", arguments: ["run", "--skip-build", "Shop", "--plain"], folder: package,
            input: "+\n+\nq\n"
        ).run()
        for screen in screens where !text.contains(screen) {
            throw Tool.Failure(description: "\(screen) is not in the menu:\n\(text)")
        }
    }

    private func app(_ arguments: [String]) throws {
        try Tool(path: app, arguments: arguments, folder: package).run()
    }

    @discardableResult
    private func swift(_ arguments: String...) throws -> String {
        try Tool(path: "swift", arguments: arguments, folder: package).run()
    }
}
