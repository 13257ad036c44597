// Makes the site of the documentation, from what `swift build` has built and from Docs:
//     swift Scripts/MakeDocumentation.swift
// With `--check` it makes none, and fails where a public symbol has no documentation.

import Foundation

let modules = [
    "Binding", "WaylineStreams", "WaylineRouting", "Coordination", "WaylineText",
    "WaylineInterface", "WaylineApplication", "TextMenu", "WaylineExploration", "WaylineProgram",
    "WaylinePictures", "WaylineServe", "WaylineObservation", "Screens", "Networking",
]
let made = URL(fileURLWithPath: ".build/documentation")
let graphs = made.appendingPathComponent("Graphs")
let catalogue = made.appendingPathComponent("Wayline.docc")
let files = FileManager.default

// MARK: Symbols

/// The symbols of a module, as the compiler writes them.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let displayName: String }
        struct Comment: Decodable {}
        struct Location: Decodable {
            struct Position: Decodable { let line: Int }
            let uri: String
            let position: Position
        }

        let kind: Kind
        let pathComponents: [String]
        let docComment: Comment?
        /// None of what the compiler makes by itself.
        let location: Location?
    }

    let symbols: [Symbol]
}

/// Runs a program of the toolchain, and ends with its status unless that is 0.
func run(_ arguments: [String], output: FileHandle = .standardOutput) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
}

func target() throws -> String {
    struct Info: Decodable {
        struct Target: Decodable { let unversionedTriple: String }
        let target: Target
    }
    let pipe = Pipe()
    try run(["swift", "-print-target-info"], output: pipe.fileHandleForWriting)
    let data = pipe.fileHandleForReading.availableData
    return try JSONDecoder().decode(Info.self, from: data).target.unversionedTriple
}

/// Writes the graphs, without members that are documented where they are required.
func extractGraphs() throws {
    try files.createDirectory(at: graphs, withIntermediateDirectories: true)
    let target = try target()
    for module in modules {
        try run([
            "swift", "symbolgraph-extract", "-module-name", module, "-target", target,
            "-I", ".build/debug/Modules", "-I", "Sources/Screens/CSQLite",
            "-I", "Sources/Screens/CCrypt",
            "-output-dir", graphs.path, "-minimum-access-level", "public",
            "-experimental-allowed-reexported-modules=WaylineValues",
            "-skip-synthesized-members", "-skip-protocol-implementations",
        ])
    }
}

/// Each public symbol without a comment, with the place where it is declared.
func undocumented() throws -> [String] {
    let here = URL(fileURLWithPath: ".").absoluteString
    let all = try files.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil)
    return try all.flatMap { file in
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
        return graph.symbols.compactMap { symbol -> String? in
            guard symbol.docComment == nil, let location = symbol.location else { return nil }
            let path = location.uri.replacingOccurrences(of: here, with: "")
            return "\(path):\(location.position.line + 1): \(symbol.kind.displayName) "
                + "\(symbol.pathComponents.joined(separator: ".")) has no documentation"
        }
    }
    .sorted()
}

// MARK: Pages

/// A guide of Docs, which becomes an article: articles have names, not folders.
struct Guide {
    /// Below Docs, as `Binding/Order.md`.
    let path: String

    /// As `Binding-Order`.
    var name: String {
        path.replacingOccurrences(of: ".md", with: "")
            .replacingOccurrences(of: "README", with: "Guide")
            .replacingOccurrences(of: "/", with: "-")
    }

    /// The page that lists it: that of its folder's module, or the one of all.
    var page: String {
        let page = "\(path.split(separator: "/")[0]).md"
        return files.fileExists(atPath: "Docs/Wayline.docc/\(page)") ? page : "Wayline.md"
    }

    /// Its text with links as DocC writes them. What is not in the site is not linked.
    func text(beside guides: [Guide]) throws -> String {
        var text = try String(contentsOfFile: "Docs/\(path)", encoding: .utf8)
        let folder = URL(fileURLWithPath: "/\(path)").deletingLastPathComponent()
        for link in text.matches(of: #/\[([^\]\[]+)\]\(([^):#\s]*\.md)?(#[^)\s]*)?\)/#).reversed() {
            let target = URL(fileURLWithPath: String(link.2 ?? ""), relativeTo: folder)
            let file = String(target.standardized.path.dropFirst())
            let guide = guides.first { $0.path == file }
            let words = String(link.1)
            let article = guide.map { "[\(words)](doc:\($0.name))" }
            text.replaceSubrange(link.range, with: article ?? words)
        }
        return text.replacing(picture) { "![\($0.1)](\($0.2))" }
    }
}

/// A picture for light and dark pages, as GitHub shows it: its description, and the start of the
/// names of its files.
let picture = #/<picture>.*alt="([^"]*)" src="(?:[^"]*\/)?([^"\/]*)-light\.svg"><\/picture>/#

/// Copies the pictures of all guides. DocC takes the one of the page's palette by its name.
func copyPictures() throws {
    let paths = files.enumerator(atPath: "Docs")?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".svg") {
        let name = URL(fileURLWithPath: path).lastPathComponent
            .replacingOccurrences(of: "-light.svg", with: ".svg")
            .replacingOccurrences(of: "-dark.svg", with: "~dark.svg")
        try files.copyItem(
            at: URL(fileURLWithPath: "Docs/\(path)"), to: catalogue.appendingPathComponent(name))
    }
}

func makeCatalogue() throws {
    try? files.removeItem(at: catalogue)
    try files.createDirectory(at: catalogue, withIntermediateDirectories: true)
    try copyPictures()
    let paths = files.enumerator(atPath: "Docs")?.compactMap { $0 as? String } ?? []
    let guides = paths.filter { $0.hasSuffix(".md") && !$0.contains(".docc/") }.map(Guide.init)
    for guide in guides {
        try guide.text(beside: guides).write(
            to: catalogue.appendingPathComponent("\(guide.name).md"), atomically: true,
            encoding: .utf8)
    }
    for page in try files.contentsOfDirectory(atPath: "Docs/Wayline.docc") {
        let listed = guides.filter { $0.page == page }.sorted { $0.path < $1.path }
        let links = listed.map { "- <doc:\($0.name)>\n" }.joined()
        let text = try String(contentsOfFile: "Docs/Wayline.docc/\(page)", encoding: .utf8)
        try (links.isEmpty ? text : "\(text)\n### Guides\n\n\(links)").write(
            to: catalogue.appendingPathComponent(page), atomically: true, encoding: .utf8)
    }
}

func makeSite() throws {
    try makeCatalogue()
    try run([
        "docc", "convert", catalogue.path, "--additional-symbol-graph-dir", graphs.path,
        "--output-path", made.appendingPathComponent("Site").path,
        "--transform-for-static-hosting", "--warnings-as-errors",
    ])
}

// MARK: -

try? files.removeItem(at: graphs)
try extractGraphs()
if CommandLine.arguments.contains("--check") {
    let missing = try undocumented()
    for line in missing { print(line) }
    print("\(missing.count) public symbols without documentation")
    exit(missing.isEmpty ? 0 : 1)
}
try makeSite()
