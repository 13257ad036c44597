import Claims
import WaylineProgram

/// Runs the claims in a terminal: `swift run wizard`.
@main
struct ClaimsProgram {
    static func main() async { await ConsoleApp(.claims).exploring(.claims).main() }
}
