// Swift has no way to put the text of a file into a program; C has. So the code that a lesson shows is the code that
// runs. Clang notes the files as inputs: a lesson that changes is embedded anew.
#include "lessons.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const char sources[] = {
#embed "../LifecycleLessons/Lessons/AppearanceByHand.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/CellReuse.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/ChildWithoutDidMove.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/ChildWithoutParent.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/ClosureCycle.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/MissingContentSize.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/MissingSuper.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/NotReleased.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/ObserverTwice.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/OffMainThread.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/OutletInPrepare.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/PresentedTooEarly.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/RepeatedSetUp.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/RowBeyondTheEnd.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/SafeAreaIgnored.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/SavedTooLate.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/SheetWithoutUpdate.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/StaleGeometry.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/TimerNotStopped.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/UnbalancedAppearance.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/ValueSetOnce.swift" suffix(, 0, )
#embed "../LifecycleLessons/Lessons/ViewInInit.swift" suffix(, 0, )
    0};

const char *lessonSources(void) { return sources; }
