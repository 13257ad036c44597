import Foundation

/// Packages whose targets have the names of targets in Wayline's package.
struct NamesTrial {
    let checkout: URL
    let work: URL

    func run() throws {
        try buildWithNamesOfTheSample()
        try buildWithAnAlias()
    }

    /// Names of targets that no product of Wayline reaches are free. The first build of the package
    /// is clean, so it shows the cost of Wayline for a package that depends only on it.
    private func buildWithNamesOfTheSample() throws {
        let package = TrialPackage(wayline: "", folder: work.appendingPathComponent("Names"))
        let libraries = ["AppMain", "Generator", "Networking", "Screens"]
        try package.write(
            "Package.swift", manifest(libraries: libraries, program: "app", path: checkout.path))
        for library in libraries {
            try package.write(
                "Sources/\(library)/\(library).swift",
                "import Wayline\n\npublic func make\(library)() -> Observable<Int> { "
                    + "Observable(1) }\n"
            )
        }
        let sum = libraries.map { "make\($0)().value" }.joined(separator: " + ")
        try package.write(
            "Sources/app/main.swift",
            (libraries + ["Wayline"]).sorted().map { "import \($0)\n" }.joined()
                + "\nprint(\"own app:\", \(sum))\n")
        let start = Date()
        let text = try package.swift("build", "-j", "2")
        let seconds = Int(-start.timeIntervalSinceNow)
        let files = text.split(separator: "\n").filter { $0.contains("Compiling ") }
        let size = try package.size(ofProgram: "app")
        print("a clean debug build with Wayline: \(seconds) s, \(files.count) files, \(size) bytes")
        try package.expectOutput("own app: 4\n", of: "app")
    }

    /// A target with the name of a product's target needs a module alias.
    private func buildWithAnAlias() throws {
        let page = checkout.appendingPathComponent("Docs/Generator.md")
        let alias = try PageBlock.all(in: page).first { $0.kind == "manifest" }
        guard let alias else { throw Tool.Failure("\(page.path) shows no module alias") }
        let package = TrialPackage(wayline: "", folder: work.appendingPathComponent("Alias"))
        // SwiftPM finds the modules of an alias by the name of the folder.
        let link = work.appendingPathComponent("wayline")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: checkout)
        try package.write(
            "Package.swift",
            manifest(
                libraries: ["Binding"], program: "Order", path: link.path,
                wayline: alias.lines.joined(separator: "\n")))
        try package.write(
            "Sources/Binding/Binding.swift", "public let leather = \"half a calf\"\n")
        try package.write(
            "Sources/Order/main.swift",
            "import Binding\nimport Wayline\n\nprint(leather, Observable(2).value)\n")
        try package.swift("build", "-j", "2")
        try package.expectOutput("half a calf 2\n", of: "Order")
    }

    private func manifest(
        libraries: [String], program: String, path: String,
        wayline: String = #".product(name: "Wayline", package: "Wayline")"#
    ) -> String {
        let names = libraries.map { "\"\($0)\"" }.joined(separator: ", ")
        let targets = libraries.map {
            "        .target(name: \"\($0)\", dependencies: [wayline]),\n"
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let wayline: Target.Dependency = \(wayline)

            let package = Package(
                name: "Names",
                dependencies: [.package(name: "Wayline", path: "\(path)")],
                targets: [
            \(targets.joined())        .executableTarget(name: "\(program)", dependencies: \
            [\(names), wayline]),
                ]
            )

            """
    }
}

extension TrialPackage {
    fileprivate func size(ofProgram name: String) throws -> Int {
        let path = scratch.appendingPathComponent("debug/\(name)").path
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.size] as? Int) ?? 0
    }

    fileprivate func expectOutput(_ text: String, of program: String) throws {
        let output = try swift("run", "--skip-build", program)
        guard output.hasSuffix(text) else { throw Tool.Failure("'\(program)' printed:\n\(output)") }
    }
}
