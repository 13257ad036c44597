import Garden
import WaylineProgram

/// Runs the catalogue in a terminal: `swift run catalogue`.
@main
struct GardenProgram {
    static func main() async { await ConsoleApp(.garden).exploring(.garden).main() }
}
