import Foundation
import TestSupport

/// The package of the tutorial, filled with screens, built, linted, tested and walked through.
struct Trial {
    let package: TrialPackage

    /// The page that shows a template of a package's own.
    let page: URL

    func run(_ random: inout SplitMix) throws {
        try writeTemplate()
        let before = try package.tree()
        let screens = try generateLongNames() + generate(20, &random)
        try package.buildAndTest()
        try package.tryPictures()
        try package.lint()
        try walk(screens)
        try package.wayline(["destroy", "screen"] + screens.shuffled(using: &random))
        try package.expect(before)
    }

    private func generateLongNames() throws -> [String] {
        for call in LongNames.calls { try package.wayline(call.arguments) }
        return LongNames.calls.map(\.name)
    }

    /// Generates screens with random options. Some are destroyed in between.
    private func generate(_ count: Int, _ random: inout SplitMix) throws -> [String] {
        var calls = RandomCalls(own: "plain")
        var names: [String] = []
        while names.count < count {
            let call = calls.next(&random)
            print(call.arguments.joined(separator: " "))
            try package.wayline(call.arguments)
            names += call.names
            if Int.random(in: 0..<7, using: &random) == 0 {
                try package.wayline(["destroy", "screen"] + call.names)
                try package.wayline(call.arguments)
            }
        }
        return names
    }

    /// Checks that each screen is in the menu, which shows ten rows at a time.
    private func walk(_ screens: [String]) throws {
        let text = try package.swift(
            "run", "--skip-build", "Shop", "--plain", "--data", ".build/data",
            input: "+\n+\n+\nq\n")
        for screen in screens {
            let title = try title(of: screen)
            if !text.contains(" \(title)\n") {
                throw Tool.Failure("'\(title)' is not in the menu:\n\(text)")
            }
        }
    }

    /// Returns the title of the screen's view.
    private func title(of screen: String) throws -> String {
        let view = package.folder.appendingPathComponent(
            "Sources/ShopScreens/\(screen)/\(screen)View.swift")
        let text = try String(contentsOf: view, encoding: .utf8)
        guard let found = text.firstMatch(of: /(?:heading|title) =\s+"([^"]*)"/) else {
            throw Tool.Failure("'\(view.path)' has no title:\n\(text)")
        }
        return String(found.1)
    }

    /// Writes the first template on the page. Each file follows a line with its name.
    private func writeTemplate() throws {
        let block = try PageBlock.all(in: page).first { $0.kind == "template" }
        let text = (block?.lines ?? []).map { $0 + "\n" }.joined()
        for part in text.components(separatedBy: "-- ").dropFirst() {
            let (path, text) = (part.prefix { $0 != "\n" }, part.drop { $0 != "\n" }.dropFirst())
            try package.write(".wayline/templates/\(path)", String(text))
        }
    }
}
