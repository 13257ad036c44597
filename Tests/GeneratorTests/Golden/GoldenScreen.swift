import WaylineGenerator

/// The screens whose files are kept, compiled and tested in the package.
enum GoldenScreen {
    static let sources = "Sources/GoldenScreens"
    static let tests = "Tests/GoldenScreensTests"

    /// For each template: a plain screen, one with a flow and children, and one with protocols. `Booking` is
    /// the screen of Docs/FirstScreen.md.
    static var requests: [ScreenRequest] {
        [request("Booking", Template.builtIn[0])]
            + Template.builtIn.flatMap { template in
                let name = template.name.prefix(1).uppercased() + template.name.dropFirst()
                return [
                    request(name + "Plain", template),
                    request(
                        name + "Whole", template, children: ["Header", "PhotoAlbum"],
                        hasCoordinator: true),
                    request(name + "Known", template, children: ["Header"], hasProtocol: true),
                ]
            }
    }

    /// The files of all screens, and of a menu with an entry for each.
    static func files() throws -> [RenderedFile] {
        let menu = MenuSkeleton(sources: sources, tests: tests)
        let list = RenderedFile(
            path: menu.listPath,
            text: menu.list(
                of: requests.map { $0.name.prefix(1).lowercased() + $0.name.dropFirst() }))
        return try menu.files.filter { $0.path != list.path } + [list]
            + requests.flatMap {
                try Template.builtIn(named: $0.template)?.files(
                    for: $0, in: PackageSettings(sources: sources, tests: tests)) ?? []
            }
    }

    /// A name of this many letters that begins with `name` and has as many words as possible.
    static func long(_ name: String, _ count: Int) -> String {
        name + (0..<count - name.count).map { $0.isMultiple(of: 2) ? "A" : "b" }.joined()
    }

    static func request(
        _ name: String, _ template: Template, children: [String] = [],
        hasCoordinator: Bool = false, hasProtocol: Bool = false
    ) -> ScreenRequest {
        ScreenRequest(
            name: name, route: "a-route-to-" + name.lowercased(), children: children,
            hasCoordinator: hasCoordinator, hasProtocol: hasProtocol, template: template.name)
    }
}
