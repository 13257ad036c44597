import Wayline

/// The main function of the program.
@MainActor
enum Cafe {
    static func main() async {
        await ConsoleApp(.cafe).main()
    }
}
