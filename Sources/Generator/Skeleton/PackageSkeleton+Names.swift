extension PackageSkeleton {
    /// Whether a package cannot be called `name`, since one of its targets would be called as one of
    /// Wayline's is, by capital or small letters.
    package static func isTaken(_ name: String) -> Bool {
        let taken = Set(takenNames.map { $0.lowercased() })
        return [name, name + "Screens", name + "ScreensTests"].contains {
            taken.contains($0.lowercased())
        }
    }

    /// The names of Wayline's targets.
    package static let takenNames: Set<String> = [
        "AppMain", "AppMainTests", "AppTour", "BenchmarkKit", "BenchmarkKitTests", "Benchmarks",
        "Binding", "BindingSampleTests", "BindingTests", "CCrypt", "CHeap", "CSQLite",
        "Coordination", "CoordinationSampleTests", "CoordinationTests", "EndToEndTests",
        "Generator", "GeneratorTests", "GoldenScreens", "GoldenScreensTests", "Networking",
        "OneScreen", "PseudoTerminals", "Randomness", "ReferenceServer", "RemoteTests",
        "ScreenPictures", "ScreenSampleTests", "Screens", "ScreensTests", "ServiceContract",
        "StoreProbe", "TerminalProbe", "TextMenu", "TextMenuSampleTests", "TextMenuTests", "app",
        "app-online", "reference-server",
    ]
}
