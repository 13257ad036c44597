import Foundation
import TestSupport

/// A package that screens are generated in, built and tested.
struct TrialPackage {
    /// The path of the program `wayline`.
    let wayline: String
    let folder: URL

    /// The build folder. That of another package already contains a built Wayline.
    let scratch: URL

    init(wayline: String, folder: URL, scratch: URL? = nil) {
        self.wayline = wayline
        self.folder = folder
        self.scratch = scratch ?? folder.appendingPathComponent(".build")
    }

    /// Runs the program in the package.
    func wayline(_ arguments: [String]) throws {
        try Tool(path: wayline, arguments: arguments, folder: folder).run()
    }

    /// Expects no warning and no failing test.
    func buildAndTest() throws {
        let start = Date()
        let built = try swift("build", "--build-tests", "-j", "2")
        guard !built.contains("warning:") else { throw Tool.Failure(built) }
        let tested = try swift("test", "--skip-build")
        let counts = [/Executed (\d+) tests/, /Test run with (\d+) tests/].map { counted in
            tested.matches(of: counted).compactMap { Int($0.1) }.max() ?? 0
        }
        guard counts.contains(where: { $0 > 0 }) else {
            throw Tool.Failure("no test was run:\n\(tested)")
        }
        print("built, and \(counts) tests run, in \(Int(-start.timeIntervalSinceNow)) s")
    }

    /// Expects that the tests compare a picture from its drawing on.
    func tryPictures() throws {
        let pictures = folder.appendingPathComponent("Tests/Pictures")
        let test = [
            "swift", "test", "--scratch-path", scratch.path, "--skip-build", "--filter",
            "PictureTests",
        ]
        func compare(_ variables: String...) throws {
            try Tool(path: "env", arguments: variables + test, folder: folder).run()
        }
        try compare("WAYLINE_DRAW=1")
        try compare()
        try write("Tests/Pictures/menu.svg", "")
        do { try compare() } catch let failure as Tool.Failure {
            guard failure.description.contains("The screen differs from the picture") else {
                throw failure
            }
            print("drew a picture, and compared it")
            return try FileManager.default.removeItem(at: pictures)
        }
        throw Tool.Failure("a test accepts an empty picture")
    }

    func lint() throws {
        let sources = ["Package.swift", "Sources", "Tests"]
        try Tool(
            path: "swift", arguments: ["format", "lint", "--strict", "-r"] + sources, folder: folder
        ).run()
    }

    @discardableResult
    func swift(_ arguments: String..., input: String = "") throws -> String {
        let place = ["--scratch-path", scratch.path]
        return try Tool(
            path: "swift", arguments: arguments.prefix(1) + place + arguments.dropFirst(),
            folder: folder, input: input
        ).run()
    }

    func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Everything except the build products.
    func tree() throws -> FileTree {
        try FileTree(folder) { $0.hasPrefix(".build") || $0 == "Package.resolved" }
    }

    func expect(_ before: FileTree) throws {
        let different = try tree().differences(from: before)
        guard different.isEmpty else { throw Tool.Failure("these differ: \(different)") }
        print("destroyed: the package is as it was before")
    }
}
